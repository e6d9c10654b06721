// Which picture shows what.
import type {Colour, GameEvent, Property, Trap} from './model';

const colourNames: Record<Colour, string> = {r: 'red', y: 'yellow', g: 'green', b: 'blue'};
const trapNames: Record<Trap, string> = {C: 'catastrophe', P: 'all-paws', F: 'catflood'};
const properties: Record<Property, number> = {paw: 1, jump: 2, two: 3, turbo: 4};
const eventNames: Record<GameEvent, string> = {oops: 'oops', nap: 'nap', die: 'die', twist: 'twirl'};

/** The deck has so many of each; a larger box shows them again. */
const masterpieces = 12;
const sides = 12;

/** The word for a colour in names of pictures and messages. */
export const colourWord = (colour: Colour): string => colourNames[colour];
export const trapWord = (trap: Trap): string => trapNames[trap];

export const paintPicture = (colour: Colour): string => `cats/paint-${colourNames[colour]}`;
export const splashPicture = (colour: Colour): string => `cats/splash-${colourNames[colour]}`;
export const trapPicture = (trap: Trap): string => `cats/trap-${trapNames[trap]}`;
export const propertyPicture = (property: Property): string => `cats/property-${properties[property]}`;
export const eventPicture = (event: GameEvent): string => `cats/event-${eventNames[event]}`;
export const masterpiece = (painting: number): string => `cats/masterpiece-${((painting - 1) % masterpieces) + 1}`;
export const diePicture = (value: number): string => `cats/die-${((value - 1) % sides) + 1}`;
