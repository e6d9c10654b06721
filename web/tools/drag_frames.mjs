import {launch} from './launch.mjs';

await launch('drag_frames');
