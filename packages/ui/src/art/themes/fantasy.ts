// SPDX-License-Identifier: Apache-2.0
import { palette } from '../palette.ts'
import { paints } from './paints.ts'
import { drawn, icon, wordList } from './theme.ts'
import type { Theme } from './theme.ts'

export const dragon: Theme = {
  words: wordList('dragon drake wyrm ember wyvern hoard'),
  heroes: [
    icon('dragon-head', 'dragon'),
    icon('spiked-dragon-head', 'wyrm ember drake'),
    icon('double-dragon', 'twin dragons'),
    icon('wyvern', 'wyvern'),
    icon('dragon-spiral', ''),
    icon('hydra', 'hydra'),
    icon('cosmic-egg', 'egg hatch'),
  ],
  ornaments: ['dragon-orb', 'flame', 'small-fire'],
  palettes: [
    palette('#2c0206', '#b01019', '#ff8a2d', '#fff0a0', '#f0841c', '#ffd23f'),
    palette('#02221c', '#06805d', '#4dffb8', '#fff2b0', '#e08a1a', '#ff6a3d'),
    palette('#150530', '#4a1ca0', '#b07aff', '#d8fff0', '#1fc08a', '#ff5fae'),
  ],
  fonts: ['shojumaru', 'metal-mania'],
  patterns: ['scales', 'rays', 'sun'],
  scenes: ['volcano', 'mountains', 'castle'],
  particles: ['embers', 'coins', 'sparks'],
}

export const magic: Theme = {
  words: wordList(
    'magic wizard spell mage arcane mystic alchemy alchemist potion enchanted sorcerer rune crystal oracle',
  ),
  heroes: [
    icon('wizard-face', 'wizard merlin sorcerer mage'),
    icon('crystal-ball', 'oracle crystal fortune'),
    icon('spell-book', 'spell book tome grimoire'),
    icon('potion-ball', 'potion elixir alchemy alchemist brew'),
    icon('wizard-staff', 'staff wand'),
    icon('magic-hat', 'trick'),
    icon('unicorn', 'unicorn'),
    icon('griffin-symbol', 'griffin'),
    icon('owl', 'owl'),
  ],
  ornaments: ['fairy-wand', 'crystal-cluster', 'potion-ball', 'moon'],
  palettes: [
    palette('#12063c', '#4f1cc0', '#b57aff', '#f0e4ff', '#7a5cff', '#ffd23f'),
    palette('#03203c', '#0f6ab8', '#5ae0ff', '#ecffff', '#2fa8d8', '#ff6ad0'),
    palette('#260636', '#9a1a9a', '#ff8ae0', '#fff0c0', '#f0a03a', '#4dffd0'),
  ],
  fonts: ['cinzel-decorative', 'metal-mania'],
  patterns: ['stars', 'rings', 'rays'],
  scenes: ['castle', 'forest', 'cavern'],
  particles: ['sparks', 'gems', 'embers'],
}

export const gothic: Theme = {
  words: wordList(
    'witch vampire dracula haunted ghost midnight pumpkin spooky grave bat blood moonlight skull zombie crypt reaper hallow hex',
  ),
  heroes: [
    icon('witch-face', 'witch hex'),
    icon('vampire-dracula', 'vampire dracula count blood'),
    icon('pumpkin-lantern', 'pumpkin hallow', paints.pumpkin),
    icon('ghost', 'ghost haunted phantom spooky', paints.wool),
    icon('skull-crossed-bones', 'skull bones'),
    icon('evil-bat', 'bat bats'),
    icon('grim-reaper', 'reaper'),
    icon('cauldron', 'cauldron brew'),
    icon('werewolf', 'werewolf'),
    icon('spider-face', 'spider web'),
    icon('carnival-mask', 'masquerade'),
  ],
  ornaments: ['evil-bat', 'spider-web', 'candle-skull'],
  palettes: [
    palette('#0d0424', '#4a1a8d', '#9a5aff', '#f2ffd8', '#7ad01f', '#8dff3a'),
    palette('#1c0210', '#7d0a3a', '#ff4f5a', '#ffe9c9', '#ff9a2d', '#ff8a1f'),
    palette('#04142a', '#123f8a', '#5ab0ff', '#fff0b8', '#ff9a2a', '#c05aff'),
  ],
  fonts: ['metal-mania', 'pirata-one', 'bangers'],
  patterns: ['sun', 'stars', 'rays'],
  scenes: ['graveyard', 'castle', 'forest'],
  particles: ['embers', 'sparks', 'leaves'],
}

export const fairy: Theme = {
  words: wordList(
    'fairy forest elf pixie enchanted glade garden meadow bloom butterfly mushroom flower blossom wonderland tale grimm',
  ),
  heroes: [
    icon('fairy', 'fairy pixie'),
    icon('mushroom-house', 'mushroom gnome'),
    drawn('butterfly', 'butterfly'),
    icon('rose', 'rose', paints.rose),
    icon('sunflower', 'flower bloom garden'),
    icon('woman-elf-face', 'elf'),
    icon('frog-prince', 'prince frog', paints.leafGreen),
    icon('shiny-apple', 'apple', paints.rose),
    icon('bee', 'bee honey hive'),
    icon('holy-oak', 'oak tree grove'),
    icon('rabbit', 'wonderland bunny'),
    icon('snail', 'snail'),
  ],
  ornaments: ['butterfly', 'flowers', 'linden-leaf'],
  palettes: [
    palette('#062a14', '#1f8a45', '#b8ff6a', '#fff4c8', '#f0a02a', '#ff6ab8'),
    palette('#2a0a40', '#9a3ad0', '#ffa0e8', '#fff0fb', '#ff7ac0', '#6affc0'),
    palette('#042a3a', '#128aa0', '#7affe0', '#fff6c0', '#ffb03a', '#ff7a9a'),
  ],
  fonts: ['lilita-one', 'titan-one'],
  patterns: ['rays', 'dots', 'stars'],
  scenes: ['forest', 'hills', 'jungle'],
  particles: ['petals', 'leaves', 'sparks'],
}

export const celtic: Theme = {
  words: wordList('clover irish leprechaun shamrock celtic rainbow emerald pot dublin luck lucky'),
  heroes: [
    drawn('clover', 'clover shamrock irish'),
    drawn('horseshoe', 'horseshoe charm luck lucky'),
    icon('gold-stack', 'pot gold'),
    icon('triquetra', 'celtic druid'),
    icon('harp', 'harp'),
    drawn('coin', 'penny coin'),
  ],
  ornaments: ['shamrock', 'clover', 'two-coins'],
  palettes: [
    palette('#03220c', '#12803a', '#7dff5a', '#fff2a8', '#e09a14', '#ffd23f'),
    palette('#04203a', '#1470b0', '#7ae8ff', '#fff2b0', '#e6a01c', '#5aff7a'),
  ],
  fonts: ['luckiest-guy', 'pirata-one', 'lilita-one'],
  patterns: ['rays', 'dots', 'sun'],
  scenes: ['hills', 'clouds', 'forest'],
  particles: ['coins', 'leaves', 'confetti'],
}

export const kingdom: Theme = {
  words: wordList('castle knight crown royal kingdom queen king excalibur camelot lord siege realm throne'),
  heroes: [
    drawn('crown', 'crown royal king coronation regal'),
    icon('black-knight-helm', 'knight lord'),
    icon('queen-crown', 'queen'),
    icon('sword-in-stone', 'excalibur sword camelot'),
    icon('castle', 'castle siege fortress'),
    icon('dragon-shield', 'shield'),
    icon('jester-hat', 'jester fool'),
    icon('mounted-knight', 'joust'),
    icon('lion', 'lionheart'),
  ],
  ornaments: ['crown', 'crossed-swords', 'fleur-de-lys'],
  palettes: [
    palette('#10083c', '#3a2bc0', '#8a9aff', '#fff2b0', '#e0981a', '#ff4a6a'),
    palette('#2c0412', '#a01238', '#ff6a7a', '#fff0b4', '#dd921a', '#4fc8ff'),
    palette('#062430', '#0f6a7a', '#5af0d8', '#fff3b8', '#dc961c', '#ff5aa0'),
  ],
  fonts: ['pirata-one', 'cinzel-decorative', 'russo-one'],
  patterns: ['rays', 'rings', 'sun'],
  scenes: ['castle', 'curtains', 'clouds'],
  particles: ['coins', 'gems', 'sparks'],
}

export const monsters: Theme = {
  words: wordList('monster troll ogre goblin cyclops kraken yeti beast slime giant golem imp'),
  heroes: [
    icon('troll', 'troll'),
    icon('ogre', 'ogre giant'),
    icon('goblin-head', 'goblin'),
    icon('cyclops', 'cyclops'),
    icon('giant-squid', 'kraken'),
    icon('sasquatch', 'yeti'),
    icon('slime', 'slime'),
    icon('rock-golem', 'golem'),
    icon('gooey-daemon', 'monster beast'),
    icon('imp-laugh', 'imp devil'),
  ],
  ornaments: ['spotted-mushroom', 'fangs', 'snail-eyes'],
  palettes: [
    palette('#0c2408', '#3f8a14', '#c8ff4a', '#f4ffd0', '#6ac01c', '#ff5ad0'),
    palette('#1c0838', '#6a1fb8', '#d07aff', '#ffe9ff', '#a05af0', '#b8ff3a'),
    palette('#2a0c04', '#b0440c', '#ffc03a', '#fff0c0', '#f07a1c', '#3affd0'),
  ],
  fonts: ['bangers', 'chango', 'luckiest-guy'],
  patterns: ['dots', 'stripes', 'rays'],
  scenes: ['cavern', 'forest', 'volcano'],
  particles: ['bubbles', 'confetti', 'embers'],
}
