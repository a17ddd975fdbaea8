import { palette } from '../palette.ts';
import { icon, wordList } from './theme.ts';
import type { Theme } from './theme.ts';

export const egypt: Theme = {
  words: wordList('nile sphinx tomb sands egypt desert oasis giza luxor cairo'),
  heroes: [
    icon('anubis', 'anubis jackal'), icon('pharoah', 'pharaoh king tut ramses dynasty'), icon('eye-of-horus', 'eye'), icon('cleopatra', 'cleo queen isis'),
    icon('horus', 'horus falcon'), icon('scarab-beetle', 'scarab beetle'), icon('bastet', 'cat bastet'), icon('ankh', 'ankh'), icon('sarcophagus', 'mummy crypt sarcophagus'), icon('egyptian-sphinx', 'sphinx'),
  ],
  ornaments: ['ankh', 'scarab-beetle', 'eye-of-horus', 'djed-pillar'],
  palettes: [
    palette('#1c0838', '#5a1d93', '#ff9a3a', '#ffe68f', '#d07a08', '#27e0d0'),
    palette('#04222f', '#0b6f78', '#ffd25a', '#fff0a8', '#d98a10', '#ff5a8a'),
    palette('#2a0f04', '#a8480c', '#ffd36a', '#fff2b4', '#c9720a', '#2f9bff'),
  ],
  fonts: ['cinzel-decorative'], patterns: ['rays', 'sun', 'rings'], scenes: ['pyramids', 'dunes', 'temple'], particles: ['coins', 'sparks', 'gems'],
};

export const aztec: Theme = {
  words: wordList('aztec maya inca temple jaguar totem amazon'),
  heroes: [
    icon('mayan-pyramid', 'temple pyramid city ruins'), icon('aztec-calendar-sun', 'sun calendar'), icon('sun-priest', 'priest shaman'), icon('totem-mask', 'mask'), icon('totem-head', 'totem idol'), icon('tribal-mask', 'tribe tribal'), icon('snake-totem', 'serpent'),
  ],
  ornaments: ['aztec-calendar-sun', 'gems', 'monstera-leaf'],
  palettes: [palette('#04210f', '#117a3b', '#c9ff5a', '#fff3ae', '#d48a12', '#ff5a2c'), palette('#2a0c06', '#a33b12', '#ffc24a', '#ffeeb0', '#c8740e', '#19d3b0')],
  fonts: ['metal-mania', 'cinzel-decorative', 'bungee'], patterns: ['rays', 'sun', 'scales'], scenes: ['jungle', 'temple', 'pyramids'], particles: ['leaves', 'coins', 'gems'],
};
