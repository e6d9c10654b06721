// Happenings as sentences in the language of the page.
import type {Seat} from '$generated/messages';
import {t} from '$lib/i18n.svelte';
import {titleOf} from '$lib/titles.svelte';
import {indexOf, seatAt} from '$lib/seats';
import {list, number} from '$lib/format';
import {paintingTypes, type Catalogue, type Item} from '../model';
import {seatName} from '$lib/players';
import {endingReason} from '../panels/warnings';
import type {Play} from '../play.svelte';
import {decorOf, paintingOf, pictureName} from '../wall/items';
import type {Happening, RevealedBid} from './happening';

/** Who speaks: knows the names of the players and the catalogue. */
export interface Voice {
  /** the own seat, which is called "you" */
  you: Seat | null;
  name: (seat: Seat) => string;
  catalogue: Catalogue;
}

export function voiceOf(play: Play): Voice {
  return {
    you: play.seat,
    name: (seat) => (play.link.now.table ? seatName(play.link.now.table, indexOf(seat)) : seat),
    catalogue: play.catalogue,
  };
}

/** “Girl with a Cat” (portrait), or decor of 2 shields. */
function thing({catalogue}: Voice, item: Item): string {
  const painting = paintingOf(catalogue, item);
  if (!painting) return t('story-decor', {shields: decorOf(catalogue, item)?.shields ?? 1});
  const type = t(`story-type-${painting.type}`);
  const title = titleOf(pictureName(item));
  return title ? t('story-painting', {title, type}) : t('story-untitled', {type});
}

function who(voice: Voice, seat: Seat): {name: string; you: 'yes' | 'no'} {
  return {name: voice.name(seat), you: seat === voice.you ? 'yes' : 'no'};
}

function bid(voice: Voice, {seat, cards: [card = 0, ...below]}: RevealedBid): string {
  const values = {...who(voice, seat), card: number(card)};
  return below.length > 0
    ? t('story-revealed-tie', {...values, below: list(below.map(number))})
    : t('story-revealed-bid', values);
}

/** The types from the most to the least fashionable. */
function ranking(multipliers: readonly number[]): string {
  const ranks = paintingTypes.map((type, at) => ({type, times: multipliers[at] ?? 0}));
  const inOrder = ranks.toSorted((a, b) => b.times - a.times);
  return list(inOrder.map(({type, times}) => t('story-fashion-type', {type: t(`story-types-${type}`), times})));
}

function points(voice: Voice, all: readonly number[]): string {
  return list(all.map((value, at) => t('story-points', {...who(voice, seatAt(at)), points: number(value)})));
}

function hung(voice: Voice, {seat, item, square, source, wins}: Extract<Happening, {kind: 'hung'}>): string {
  const sentence = t(`story-hung-${source}`, {...who(voice, seat), item: thing(voice, item), square});
  return wins > 0 ? t('story-hung-wins', {sentence, shields: wins}) : sentence;
}

function bought(voice: Voice, happening: Extract<Happening, {kind: 'bought'}>): string {
  const {painting, type, from, to, flipped, steppedBack} = happening;
  const sentence = t('story-bought', {item: thing(voice, painting), type: t(`table-types-${type}`), from, to});
  if (flipped) return t('story-bought-flipped', {sentence});
  return steppedBack ? t('story-bought-stepped', {sentence}) : sentence;
}

/** What happened, as one sentence without its full stop. */
export function say(happening: Happening, voice: Voice): string {
  switch (happening.kind) {
    case 'arrived':
      return t('story-arrived', {round: happening.round});
    case 'meanwhile':
      return t('story-meanwhile', {rounds: happening.rounds});
    case 'round':
      return t('story-round', {round: happening.round, ...who(voice, happening.auctioneer)});
    case 'turned-up': {
      const {paintings} = happening;
      return t('story-turned-up', {count: paintings.length, items: list(paintings.map((one) => thing(voice, one)))});
    }
    case 'revealed':
      return t('story-revealed', {bids: list(happening.bids.map((one) => bid(voice, one)))});
    case 'bought':
      return bought(voice, happening);
    case 'fashion':
      return t('story-fashion', {ranking: ranking(happening.multipliers)});
    case 'ending':
      return happening.reason ? t('story-ending', {reason: endingReason(happening.reason)}) : t('story-no-ending');
    case 'over':
      return t('story-over', {points: points(voice, happening.points)});
    default:
      return deed(happening, voice);
  }
}

type Deed = Extract<Happening, {seat: Seat}>;

/** What a seat did, or what was done to it. */
function deed(happening: Deed, voice: Voice): string {
  const someone = who(voice, happening.seat);
  switch (happening.kind) {
    case 'hung':
      return hung(voice, happening);
    case 'swapped': {
      const {gives, takes} = happening;
      return t('story-swapped', {...someone, gives: thing(voice, gives), takes: thing(voice, takes)});
    }
    case 'named':
      return t('story-named', {...someone, shape: happening.shape.replace('x', ' × ')});
    case 'card':
      return t('story-card', {...someone, card: happening.card});
    case 'grew':
      return t('story-grew', {...someone, paintings: happening.paintings, decor: happening.decor});
    case 'undone':
      return happening.item
        ? t('story-undone', {...someone, item: thing(voice, happening.item)})
        : t('story-undone-decision', someone);
    case 'dealt':
    case 'picked':
      return t(`story-${happening.kind}`, {...someone, item: thing(voice, happening.painting)});
    case 'surplus':
      return t('story-surplus', {...someone, item: thing(voice, happening.painting), count: happening.count});
    case 'decorated':
      return t('story-hung-hand', {...someone, item: thing(voice, happening.item), square: happening.square});
    case 'given':
      return t('story-given', {...someone, item: thing(voice, happening.item)});
    default:
      return t(`story-${happening.kind}`, someone);
  }
}

/** Left out when something that follows in the same breath says it too. */
function superfluous(happening: Happening, following: readonly Happening[]): boolean {
  const follows = (...kinds: Happening['kind'][]) => following.some(({kind}) => kinds.includes(kind));
  switch (happening.kind) {
    case 'bid':
      return follows('bid', 'revealed');
    case 'named':
      return follows('named', 'turned-up');
    case 'turn':
      return follows('picked', 'turn', 'round');
    case 'ready':
    case 'not-ready':
      return follows('ready', 'not-ready', 'round', 'over');
    case 'fashion':
      return follows('fashion');
    default:
      return false;
  }
}

/** All of it as one announcement for screen readers. */
export function announcement(happenings: readonly Happening[], voice: Voice): string {
  const told = happenings.filter((one, at) => !superfluous(one, happenings.slice(at + 1)));
  return told.map((one) => say(one, voice)).reduce(andThen, '');
}

/** Two sentences, one after the other. */
export function andThen(said: string, next: string): string {
  return said && next ? t('story-then', {said, next}) : said || next;
}
