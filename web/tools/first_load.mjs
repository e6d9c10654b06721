import {launch} from './launch.mjs';

await launch('first_load');
