// The figures and the engine that they need.
import {withEngine} from '$play/review/figures/load';
import type {Catalogue, Insight, View} from '../../model';
import Figure from './Figure.svelte';
import {agreement} from './scene';

export const load = () => withEngine<View, Insight, Catalogue, typeof Figure>(agreement, Figure);
