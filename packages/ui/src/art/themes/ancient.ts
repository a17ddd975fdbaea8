// SPDX-License-Identifier: Apache-2.0
import { palette } from '../palette.ts'
import { paints } from './paints.ts'
import { drawn, icon, wordList } from './theme.ts'
import type { Theme } from './theme.ts'

export const egypt: Theme = {
  words: wordList('nile sphinx tomb sands egypt desert giza luxor pyramid papyrus'),
  heroes: [
    icon('anubis', 'anubis jackal'),
    icon('pharoah', 'pharaoh king tut ramses dynasty'),
    icon('eye-of-horus', 'eye'),
    icon('cleopatra', 'cleo queen isis'),
    icon('horus', 'horus falcon'),
    icon('scarab-beetle', 'scarab beetle'),
    icon('bastet', 'bastet'),
    icon('ankh', 'ankh'),
    icon('sarcophagus', 'mummy crypt sarcophagus'),
    icon('egyptian-sphinx', 'sphinx'),
  ],
  ornaments: ['ankh', 'scarab-beetle', 'eye-of-horus', 'djed-pillar'],
  palettes: [
    palette('#1c0838', '#5a1d93', '#ff9a3a', '#ffe68f', '#d07a08', '#27e0d0'),
    palette('#04222f', '#0b6f78', '#3de0d0', '#fff0a8', '#d98a10', '#ff5a8a'),
    palette('#0a1450', '#2a3fc0', '#5aa8ff', '#ffeb9a', '#d98a10', '#ff7a2d'),
  ],
  fonts: ['cinzel-decorative'],
  patterns: ['rays', 'sun', 'rings'],
  scenes: ['pyramids', 'dunes', 'temple'],
  particles: ['coins', 'sparks', 'gems'],
}

export const aztec: Theme = {
  words: wordList('aztec maya inca temple totem amazon idol'),
  heroes: [
    icon('mayan-pyramid', 'temple city ruins'),
    icon('aztec-calendar-sun', 'calendar'),
    icon('sun-priest', 'priest shaman'),
    icon('totem-mask', 'mask'),
    icon('totem-head', 'totem idol'),
    icon('tribal-mask', 'tribe tribal'),
    icon('snake-totem', 'serpent'),
  ],
  ornaments: ['aztec-calendar-sun', 'gems', 'monstera-leaf'],
  palettes: [
    palette('#04210f', '#117a3b', '#8fe83a', '#fff3ae', '#d48a12', '#ff5a2c'),
    palette('#2a0618', '#9c1550', '#ff5a8a', '#ffeeb0', '#d8860e', '#19d3b0'),
  ],
  fonts: ['metal-mania', 'bungee'],
  patterns: ['rays', 'sun', 'scales'],
  scenes: ['jungle', 'temple', 'pyramids'],
  particles: ['leaves', 'coins', 'gems'],
}

export const olympus: Theme = {
  words: wordList('olympus zeus greek titan god oracle thunder storm throne athena hera hermes hellas'),
  heroes: [
    icon('zeus-sword', 'zeus sword'),
    icon('greek-temple', 'olympus temple pantheon'),
    icon('medusa-head', 'medusa gorgon'),
    icon('trident', 'poseidon trident'),
    icon('pegasus', 'pegasus'),
    icon('minotaur', 'minotaur labyrinth'),
    icon('lyre', 'muse apollo'),
    icon('lightning-trio', 'thunder storm lightning bolt'),
    icon('trojan-horse', 'troy trojan'),
    icon('spartan-helmet', 'sparta spartan achilles hero'),
    icon('throne-king', 'throne'),
  ],
  ornaments: ['laurel-crown', 'lightning-trio', 'greek-temple'],
  palettes: [
    palette('#0b0f45', '#3446d0', '#7ab8ff', '#fff6c2', '#eba514', '#ffd23f'),
    palette('#1d0a4a', '#6526c8', '#c08aff', '#fff4c0', '#e6a01c', '#35e0ff'),
    palette('#062a4a', '#1478c0', '#a8e8ff', '#ffffff', '#d8a43a', '#ff6aa8'),
  ],
  fonts: ['cinzel-decorative'],
  patterns: ['bolts', 'rays', 'sun'],
  scenes: ['temple', 'clouds', 'mountains'],
  particles: ['sparks', 'coins', 'feathers'],
}

export const rome: Theme = {
  words: wordList('rome roman gladiator legion arena colosseum emperor spqr'),
  heroes: [
    icon('centurion-helmet', 'legion centurion gladiator'),
    icon('coliseum', 'arena colosseum rome'),
    icon('imperial-crown', 'emperor'),
    icon('laurels-trophy', 'glory victory triumph'),
    icon('gladius', 'blade'),
    icon('roman-shield', 'shield'),
    icon('chariot', 'chariot'),
  ],
  ornaments: ['laurels', 'gladius', 'roman-shield'],
  palettes: [
    palette('#2a0410', '#a0142c', '#ff6a3a', '#fff0b8', '#d6901a', '#ffcf3f'),
    palette('#14061f', '#5c1a5a', '#ff7a4f', '#ffefb4', '#d28a14', '#4fd8ff'),
  ],
  fonts: ['cinzel-decorative', 'russo-one'],
  patterns: ['rays', 'rings', 'sun'],
  scenes: ['temple', 'stadium', 'hills'],
  particles: ['coins', 'embers', 'confetti'],
}

export const viking: Theme = {
  words: wordList('viking norse odin valhalla fjord rune runes thor saga asgard nord berserker'),
  heroes: [
    icon('viking-head', 'viking odin berserker'),
    icon('viking-helmet', 'helmet raider'),
    icon('drakkar-dragon', 'drakkar longship fjord sail'),
    icon('thor-hammer', 'thor hammer'),
    icon('battle-axe', 'axe'),
    icon('rune-stone', 'rune runes'),
    icon('raven', 'raven'),
    icon('viking-shield', 'shield'),
    icon('beer-horn', 'feast mead'),
  ],
  ornaments: ['viking-shield', 'rune-stone', 'crossed-axes'],
  palettes: [
    palette('#071a38', '#1f62b8', '#9fe8ff', '#ffffff', '#7da8cc', '#ff8a2d'),
    palette('#0c1f2a', '#1d6a7a', '#7af0d8', '#fff2c0', '#c98a2a', '#ff5a4a'),
  ],
  fonts: ['metal-mania', 'pirata-one'],
  patterns: ['shards', 'rays', 'bolts'],
  scenes: ['mountains', 'ice', 'waves'],
  particles: ['snow', 'embers', 'sparks'],
}

export const samurai: Theme = {
  words: wordList('samurai ronin shogun ninja katana bushido sakura geisha kyoto edo sensei kabuki'),
  heroes: [
    icon('samurai-helmet', 'samurai shogun ronin bushido'),
    icon('ninja-head', 'ninja shinobi'),
    icon('oni', 'oni demon'),
    icon('katana', 'katana blade'),
    icon('shinto-shrine', 'shrine kyoto gate'),
    icon('pagoda', 'pagoda edo'),
    icon('lotus-flower', 'sakura blossom lotus'),
    icon('shuriken', 'shuriken'),
    icon('sushis', 'sushi'),
  ],
  ornaments: ['katana', 'lotus', 'shuriken', 'paper-lantern'],
  palettes: [
    palette('#22020f', '#a80f3d', '#ff5f7e', '#ffffff', '#e8a0b0', '#ffd23f'),
    palette('#0a0a2c', '#3a2ba8', '#ff7ac0', '#fff0f6', '#f07aa8', '#ffce3a'),
    palette('#04201c', '#0c7a62', '#7affd0', '#fff4d0', '#e06a3a', '#ff4f6a'),
  ],
  fonts: ['shojumaru'],
  patterns: ['sun', 'rays', 'scales'],
  scenes: ['lanterns', 'mountains', 'hills'],
  particles: ['petals', 'leaves', 'sparks'],
}

export const prosperity: Theme = {
  words: wordList(
    'fortune lucky jade panda prosperity lantern golden lotus koi bao wealth oriental emperor ingot',
  ),
  heroes: [
    icon('panda', 'panda', paints.panda),
    icon('dragon-balls', 'pearl'),
    drawn('lantern', 'lantern'),
    icon('lotus', 'lotus'),
    icon('fire-gem', 'jade'),
    icon('pagoda', 'palace'),
    icon('tiger-head', 'tiger'),
    drawn('coin', 'coin coins wealth ingot money'),
    icon('circling-fish', 'koi carp'),
    icon('imperial-crown', 'emperor empress'),
    icon('rabbit-head', 'rabbit'),
    icon('firework-rocket', 'firework'),
  ],
  ornaments: ['paper-lantern', 'lotus', 'two-coins', 'yin-yang'],
  palettes: [
    palette('#300208', '#b80f1e', '#ff6a3a', '#fff2a8', '#e69a12', '#ffd23f'),
    palette('#02241c', '#078560', '#4dffb0', '#fff3b0', '#dd9a18', '#ff4a4a'),
    palette('#2a0630', '#96168a', '#ff6ad0', '#fff0b0', '#e09a1c', '#ffd84a'),
  ],
  fonts: ['shojumaru', 'luckiest-guy'],
  patterns: ['rays', 'scales', 'sun'],
  scenes: ['lanterns', 'clouds', 'spotlight'],
  particles: ['coins', 'petals', 'sparks'],
}

export const arabia: Theme = {
  words: wordList(
    'genie arabian arabia sultan persian oasis caravan bazaar djinn sahara lamp dune dunes mirage',
  ),
  heroes: [
    icon('magic-lamp', 'lamp wish genie'),
    icon('djinn', 'djinn'),
    icon('camel-head', 'camel caravan'),
    icon('oasis', 'oasis mirage'),
    icon('indian-palace', 'palace sultan'),
    icon('cobra', 'cobra snake', paints.leafGreen),
    icon('open-treasure-chest', 'bazaar riches'),
  ],
  ornaments: ['crescent-blade', 'gems', 'moon'],
  palettes: [
    palette('#12083c', '#4a1fb0', '#c07aff', '#fff0a8', '#e09612', '#2fe0c8'),
    palette('#0a2038', '#1464a0', '#ffb85a', '#fff3c0', '#dd8e14', '#ff5a9a'),
  ],
  fonts: ['cinzel-decorative', 'lilita-one'],
  patterns: ['stars', 'rays', 'rings'],
  scenes: ['dunes', 'skyline', 'clouds'],
  particles: ['sparks', 'coins', 'gems'],
}
