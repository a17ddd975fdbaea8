import { palette } from '../palette.ts';
import { icon, wordList } from './theme.ts';
import type { Theme } from './theme.ts';

export const dragon: Theme = {
  words: wordList('dragon drake wyrm ember wyvern'),
  heroes: [icon('dragon-head', 'dragon'), icon('spiked-dragon-head', 'wyrm ember drake'), icon('double-dragon', 'twin dragons'), icon('wyvern', 'wyvern'), icon('dragon-spiral', 'pearl'), icon('sea-dragon', 'tide')],
  ornaments: ['dragon-orb', 'flame', 'small-fire'],
  palettes: [
    palette('#2c0206', '#b01019', '#ff8a2d', '#ffe58a', '#e04a1c', '#ffd23f'),
    palette('#02221c', '#06805d', '#4dffb8', '#e8ffd0', '#1fae6c', '#ff6a3d'),
    palette('#150530', '#4a1ca0', '#b07aff', '#f3e4ff', '#8a4df0', '#ff5fae'),
  ],
  fonts: ['shojumaru', 'metal-mania'], patterns: ['scales', 'rays', 'sun'], scenes: ['volcano', 'mountains', 'castle'], particles: ['embers', 'coins', 'sparks'],
};
