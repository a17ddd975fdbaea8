// SPDX-License-Identifier: Apache-2.0
import { palette } from '../palette.ts'
import { paints } from './paints.ts'
import { drawn, icon, wordList } from './theme.ts'
import type { Theme } from './theme.ts'

export const ocean: Theme = {
  words: wordList(
    'ocean sea reef deep fish fishing fisher tide coral lagoon aqua shark whale marine catch hunter hook pearl abyss atlantis mermaid',
  ),
  heroes: [
    icon('shark-jaws', 'shark jaw jaws', paints.grey),
    icon('angler-fish', 'abyss angler deep'),
    icon('octopus', 'octopus'),
    icon('giant-squid', 'kraken'),
    icon('tropical-fish', 'reef coral fish'),
    icon('clownfish', 'clown'),
    icon('sperm-whale', 'whale', paints.seaBlue),
    icon('sea-turtle', 'turtle'),
    icon('seahorse', 'seahorse'),
    icon('crab', 'crab', paints.crab),
    icon('jellyfish', 'jelly jellyfish'),
    icon('oyster-pearl', 'pearl oyster'),
    icon('mermaid', 'mermaid siren'),
    icon('manta-ray', 'manta ray', paints.seaBlue),
    icon('dolphin', 'dolphin', paints.seaBlue),
    icon('fishing-hook', 'hook catch'),
    icon('porcupinefish', 'puffer'),
    icon('double-fish', 'shoal'),
    icon('squid', 'squid'),
    icon('triton-head', 'triton atlantis neptune poseidon'),
    icon('piranha', 'piranha'),
    icon('diving-helmet', 'diver'),
  ],
  ornaments: ['sea-star', 'scallop', 'coral', 'tropical-fish'],
  palettes: [
    palette('#01142e', '#0553b6', '#22c8ff', '#fff4c8', '#ff9a2a', '#ff6a3d'),
    palette('#02242c', '#05868f', '#3affd7', '#ffeef6', '#ff6aa0', '#ffd23f'),
    palette('#0a0a40', '#2f2fc0', '#4fb0ff', '#e0fff4', '#1fd0a0', '#ff5ad0'),
  ],
  fonts: ['luckiest-guy', 'lilita-one', 'titan-one'],
  patterns: ['caustics', 'rays', 'scales'],
  scenes: ['reef', 'waves'],
  particles: ['bubbles', 'coins', 'gems'],
}

export const wildlife: Theme = {
  words: wordList(
    'wild buffalo bison safari savanna wolf tiger lion bear eagle panther prairie serengeti rhino elephant gorilla leopard fox stallion mustang kangaroo outback',
  ),
  heroes: [
    icon('buffalo-head', 'buffalo bison'),
    icon('lion', 'lion pride safari savanna'),
    icon('tiger-head', 'tiger'),
    icon('wolf-head', 'wolf pack', paints.grey),
    icon('bear-head', 'bear grizzly', paints.brown),
    icon('eagle-head', 'eagle'),
    icon('elephant-head', 'elephant', paints.grey),
    icon('rhinoceros-horn', 'rhino', paints.grey),
    icon('gorilla', 'gorilla ape', paints.grey),
    icon('fox-head', 'fox', paints.fire),
    icon('horse-head', 'stallion mustang horse'),
    icon('stag-head', 'stag elk deer'),
    icon('saber-toothed-cat-head', 'panther leopard jaguar puma'),
    icon('croc-jaws', 'crocodile croc gator', paints.leafGreen),
    icon('kangaroo', 'kangaroo outback'),
    icon('raccoon-head', 'raccoon', paints.grey),
    icon('boar', 'boar'),
    icon('owl', 'owl'),
    icon('wolf-howl', 'howl'),
  ],
  ornaments: ['paw-print', 'falling-leaf', 'feather'],
  palettes: [
    palette('#2a0c1c', '#b0341c', '#ffb02d', '#fff2cc', '#e8921c', '#ffd23f'),
    palette('#0b1740', '#2f4fb8', '#a9c6ff', '#ffffff', '#8aa4d8', '#ff8a3a'),
    palette('#0c2410', '#2f7a2a', '#d8ff5a', '#fff0c4', '#d0861c', '#ff5a3a'),
    palette('#24063a', '#8a1fa0', '#ff7a8a', '#fff0d0', '#f09a2a', '#35e0e0'),
  ],
  fonts: ['lilita-one', 'bangers', 'bungee'],
  patterns: ['sun', 'rays', 'stripes'],
  scenes: ['mountains', 'hills', 'forest', 'jungle', 'dunes'],
  particles: ['leaves', 'embers', 'feathers'],
}

export const jungle: Theme = {
  words: wordList('jungle monkey parrot toucan chameleon python rainforest banana vine tarzan explorer'),
  heroes: [
    icon('monkey', 'monkey', paints.brown),
    icon('parrot-head', 'parrot', paints.parrot),
    icon('toucan', 'toucan', paints.toucan),
    icon('gecko', 'gecko chameleon', paints.leafGreen),
    icon('cobra', 'python snake cobra viper', paints.leafGreen),
    icon('frog', 'frog', paints.leafGreen),
    icon('banana-bunch', 'banana bananas', paints.banana),
    icon('koala', 'koala', paints.grey),
    icon('sloth', 'sloth'),
    icon('pineapple', 'pineapple', paints.banana),
    icon('treasure-map', 'explorer map'),
  ],
  ornaments: ['monstera-leaf', 'banana', 'linden-leaf'],
  palettes: [
    palette('#02240f', '#0f8a3f', '#b0ff4a', '#fff2b4', '#f0981c', '#ff4f8a'),
    palette('#04243a', '#0f7aa0', '#4affd0', '#fff4c0', '#ff9a2a', '#ff5a4a'),
  ],
  fonts: ['luckiest-guy', 'lilita-one', 'chango'],
  patterns: ['rays', 'sun', 'dots'],
  scenes: ['jungle'],
  particles: ['leaves', 'petals', 'coins'],
}

export const rooster: Theme = {
  words: wordList('rooster cockfight cock spur feather chicken hen farm barn crow dawn'),
  heroes: [
    icon('rooster', 'rooster cockfight cock spur dawn crow'),
    icon('chicken', 'chicken hen'),
    icon('pig', 'pig piggy', paints.pink),
    icon('cow', 'cow', paints.wool),
    icon('sheep', 'sheep wool', paints.wool),
    icon('barn', 'barn', paints.brick),
    icon('farm-tractor', 'tractor harvest'),
    icon('corn', 'corn', paints.banana),
    icon('easter-egg', 'egg'),
  ],
  ornaments: ['feather', 'wheat', 'corn'],
  palettes: [
    palette('#2a0405', '#b81c0f', '#ffb02d', '#fff2cc', '#f0841a', '#ffd23f'),
    palette('#06264a', '#1f78c8', '#a8e4ff', '#fff0c8', '#f07a2a', '#ff4a3a'),
  ],
  fonts: ['bangers', 'luckiest-guy'],
  patterns: ['rays', 'sun', 'stripes'],
  scenes: ['hills', 'stadium'],
  particles: ['feathers', 'embers', 'leaves'],
}

export const arctic: Theme = {
  words: wordList('ice frost arctic snow winter frozen polar penguin glacier blizzard north xmas santa yule'),
  heroes: [
    icon('polar-bear', 'polar bear arctic'),
    icon('penguin', 'penguin', paints.penguin),
    icon('snowflake-1', 'frost snow ice frozen'),
    icon('iceberg', 'iceberg glacier'),
    icon('mammoth', 'mammoth'),
    icon('snowman', 'snowman'),
    icon('santa-hat', 'santa'),
    icon('wolf-howl', 'north'),
    icon('walrus-head', 'walrus'),
    icon('present', 'present gift yule'),
  ],
  ornaments: ['snowflake-1', 'snowflake-2', 'pine-tree'],
  palettes: [
    palette('#04163c', '#1464c8', '#8ae4ff', '#ffffff', '#8ac4ec', '#ff5a8a'),
    palette('#0a1048', '#4038c0', '#a8b8ff', '#ffffff', '#9ab0f0', '#3affe0'),
  ],
  fonts: ['titan-one', 'lilita-one', 'russo-one'],
  patterns: ['stars', 'rays', 'shards'],
  scenes: ['ice', 'mountains', 'forest'],
  particles: ['snow', 'sparks'],
}

export const prehistoric: Theme = {
  words: wordList('dino dinosaur jurassic rex prehistoric caveman stone fossil raptor primal'),
  heroes: [
    icon('dinosaur-rex', 'dino rex dinosaur jurassic', paints.leafGreen),
    icon('triceratops-head', 'triceratops horn'),
    icon('t-rex-skull', 'fossil primal'),
    icon('pterodactylus', 'wing sky'),
    icon('velociraptor', 'raptor', paints.leafGreen),
    icon('stone-axe', 'caveman stone'),
    icon('dinosaur-egg', 'egg'),
    icon('mammoth', 'mammoth'),
  ],
  ornaments: ['fossil', 'dinosaur-bones', 'fern'],
  palettes: [
    palette('#2a0604', '#a8240c', '#ff9a2d', '#eaffb0', '#7ab81c', '#ffd23f'),
    palette('#04241c', '#0c7a52', '#7aff9a', '#ffe9c0', '#e0701c', '#ff4a6a'),
  ],
  fonts: ['chango', 'bangers', 'bungee'],
  patterns: ['rays', 'sun', 'scales'],
  scenes: ['volcano', 'jungle'],
  particles: ['embers', 'leaves'],
}

export const farm: Theme = {
  words: wordList('cat kitty puppy dog pet hamster duck goat mouse cheese piggy bunny'),
  heroes: [
    icon('cat', 'cat kitty'),
    icon('labrador-head', 'dog puppy pet', paints.brown),
    icon('duck', 'duck'),
    icon('goat', 'goat'),
    icon('cheese-wedge', 'cheese mouse', paints.banana),
    icon('piggy-bank', 'piggy bank', paints.pink),
    icon('rabbit-head', 'bunny rabbit'),
    icon('hedgehog', 'hedgehog'),
    icon('squirrel', 'squirrel acorn', paints.brown),
    drawn('coin', 'money'),
  ],
  ornaments: ['paw-print', 'flowers', 'hearts'],
  palettes: [
    palette('#2c0a40', '#a83ad0', '#ff9ae8', '#fff4d0', '#ff9a3a', '#4dffd0'),
    palette('#04284a', '#1480d0', '#8ae8ff', '#fff4cc', '#ff8a3a', '#ffd23f'),
  ],
  fonts: ['titan-one', 'lilita-one', 'chango'],
  patterns: ['dots', 'rays', 'stripes'],
  scenes: ['hills', 'clouds'],
  particles: ['confetti', 'petals', 'coins'],
}
