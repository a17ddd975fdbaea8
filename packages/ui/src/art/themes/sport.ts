// SPDX-License-Identifier: Apache-2.0
import { palette } from '../palette.ts'
import { paints } from './paints.ts'
import { drawn, icon, wordList } from './theme.ts'
import type { Theme } from './theme.ts'

export const football: Theme = {
  words: wordList(
    'football soccer goal striker penalty league kick pitch championship cup derby sport sports',
  ),
  heroes: [
    drawn('football', 'football soccer goal striker penalty kick league sport sports'),
    drawn('trophy', 'cup champion championship trophy winner'),
    icon('whistle', 'referee'),
    icon('running-shoe', 'sprint marathon'),
  ],
  ornaments: ['soccer-ball', 'round-star', 'whistle'],
  palettes: [
    palette('#03200c', '#10803a', '#7dff8a', '#fff6c8', '#f0b02a', '#ffe03a'),
    palette('#04184a', '#1458c8', '#6ac8ff', '#fff6c8', '#f0b02a', '#ff4a5a'),
  ],
  fonts: ['russo-one', 'bangers'],
  patterns: ['rays', 'stripes'],
  scenes: ['stadium'],
  particles: ['confetti', 'sparks'],
}

export const court: Theme = {
  words: wordList(
    'basketball hoop dunk slam tennis ace boxing ring knockout volley baseball cricket golf hockey',
  ),
  heroes: [
    drawn('basketball', 'basketball hoop dunk slam'),
    icon('tennis-racket', 'tennis'),
    icon('boxing-glove', 'boxing knockout punch', paints.rose),
    icon('baseball-bat', 'baseball'),
    icon('cricket-bat', 'cricket'),
    icon('golf-flag', 'golf'),
    icon('hockey', 'hockey'),
    icon('volleyball-ball', 'volley'),
    drawn('trophy', 'champions'),
  ],
  ornaments: ['trophy', 'basketball-ball', 'tennis-ball'],
  palettes: [
    palette('#1c0440', '#6a1fc8', '#ff8a4a', '#fff4c8', '#ff9a2a', '#ffd23f'),
    palette('#2c0604', '#b82a0c', '#ffa83a', '#fff6d0', '#f0b83a', '#4fd8ff'),
  ],
  fonts: ['bangers', 'russo-one'],
  patterns: ['stripes', 'rays'],
  scenes: ['stadium', 'spotlight'],
  particles: ['confetti', 'sparks'],
}

export const racing: Theme = {
  words: wordList(
    'race racing racer speed drift turbo grand prix derby horse greyhound motor rally highway nitro',
  ),
  heroes: [
    icon('race-car', 'race racer racing prix motor'),
    icon('f1-car', 'formula grand'),
    icon('speedometer', 'speed nitro'),
    icon('full-motorcycle-helmet', 'rider moto'),
    icon('checkered-flag', 'flag finish rally'),
    icon('horse-head', 'derby horse'),
    icon('steering-wheel', 'drift highway'),
    drawn('trophy', 'podium'),
  ],
  ornaments: ['checkered-flag', 'car-wheel', 'speedometer'],
  palettes: [
    palette('#0a0a28', '#2a2a9a', '#5a8aff', '#ffffff', '#ff5a4a', '#ff3a4a'),
    palette('#240408', '#a8101c', '#ff6a3a', '#ffffff', '#ffc03a', '#ffe03a'),
  ],
  fonts: ['bangers', 'russo-one', 'orbitron'],
  patterns: ['stripes', 'rays'],
  scenes: ['stadium', 'skyline', 'neon'],
  particles: ['sparks', 'confetti', 'embers'],
}

export const esports: Theme = {
  words: wordList(
    'esports esport clan battle squad warzone legend legends champion cyberleague gamer sniper versus',
  ),
  heroes: [
    drawn('gamepad', 'gamer esport esports league'),
    drawn('trophy', 'champion champions'),
    icon('swords-emblem', 'battle clan versus'),
    icon('crosshair', 'sniper squad'),
    icon('winged-emblem', 'legend legends'),
    icon('headphones', 'stream'),
    icon('dragon-shield', 'guild'),
  ],
  ornaments: ['gamepad-cross', 'crosshair', 'round-star'],
  palettes: [
    palette('#0a0630', '#3a1fc0', '#7a6aff', '#ffffff', '#8ac8ff', '#2ff0c8'),
    palette('#1c0422', '#8a127a', '#ff4fb0', '#fff6d0', '#ffb83a', '#3fd8ff'),
  ],
  fonts: ['orbitron', 'russo-one'],
  patterns: ['tesserae', 'grid', 'rays'],
  scenes: ['stadium', 'neon'],
  particles: ['sparks', 'confetti'],
}
