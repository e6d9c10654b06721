import {launch} from './launch.mjs';

await launch('layout_sweep');
