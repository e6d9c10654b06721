// How often computer cats win, by players and options: node web/tools/cats_odds.mjs --help
import {launch} from './launch.mjs';

await launch('cats_odds');
