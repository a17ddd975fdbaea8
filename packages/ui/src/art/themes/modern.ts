// SPDX-License-Identifier: Apache-2.0
import { palette } from '../palette.ts'
import { paints } from './paints.ts'
import { drawn, icon, wordList } from './theme.ts'
import type { Theme } from './theme.ts'

export const space: Theme = {
  words: wordList(
    'space star stars galaxy cosmic orbit nebula planet moon astro alien lunar comet meteor solar nova stellar ufo supernova',
  ),
  heroes: [
    icon('astronaut-helmet', 'astro astronaut cosmonaut'),
    icon('ufo', 'ufo invader'),
    icon('ringed-planet', 'planet saturn galaxy cosmic stellar'),
    icon('moon-orbit', 'orbit satellite'),
    icon('starfighter', 'fighter squadron'),
    icon('alien-stare', 'alien martian'),
    icon('space-shuttle', 'shuttle mission'),
    icon('moon', 'moon lunar'),
    icon('burning-meteor', 'meteor comet'),
    icon('exploding-planet', 'nova supernova nebula'),
    icon('sun', 'solar sun'),
    icon('robot-antennas', 'bot'),
  ],
  ornaments: ['round-star', 'ringed-planet', 'satellite'],
  palettes: [
    palette('#06061f', '#2d1b9f', '#7d5cff', '#f0e8ff', '#a88aff', '#2df0e6'),
    palette('#021a2e', '#0a5f9e', '#2df0e6', '#eafffd', '#4ac9e0', '#ff6ad0'),
    palette('#1c0424', '#8a127a', '#ff6ab8', '#fff4d0', '#ffa83a', '#6ad8ff'),
  ],
  fonts: ['orbitron', 'russo-one'],
  patterns: ['stars', 'rings', 'rays'],
  scenes: ['planets', 'neon'],
  particles: ['sparks', 'gems'],
}

export const crash: Theme = {
  words: wordList('rocket skyburst jet aviator liftoff launch turbo booster flight pilot sky high zeppelin'),
  heroes: [
    drawn('crashRocket', 'rocket skyburst launch booster'),
    icon('jet-fighter', 'jet turbo'),
    icon('biplane', 'pilot ace flight'),
    icon('air-balloon', 'balloon sky'),
    icon('zeppelin', 'zeppelin'),
    icon('paper-plane', 'paper'),
  ],
  ornaments: ['round-star', 'planet-core', 'explosion-rays'],
  palettes: [
    palette('#120424', '#6d0f6c', '#ff4f9b', '#fff0c8', '#ff9a2a', '#ffcf3f'),
    palette('#02141d', '#0a5b77', '#2dd0ff', '#ffffff', '#9ad8f0', '#ff5a4a'),
  ],
  fonts: ['orbitron', 'russo-one'],
  patterns: ['stars', 'rays'],
  scenes: ['clouds', 'planets', 'skyline'],
  particles: ['embers', 'sparks'],
}

export const cyber: Theme = {
  words: wordList(
    'cyber neon robot robo pixel matrix circuit future synth laser hacker digital arcade grid android mecha electric volt',
  ),
  heroes: [
    icon('robot-helmet', 'robot robo android'),
    icon('cyborg-face', 'cyber cyborg'),
    icon('mecha-mask', 'mecha titan'),
    icon('vr-headset', 'virtual matrix'),
    icon('processor', 'circuit chip digital'),
    drawn('gamepad', 'arcade pixel'),
    icon('ray-gun', 'laser blaster'),
    icon('electric', 'volt electric'),
    icon('retro-controller', 'retro'),
    icon('boombox', 'synth'),
  ],
  ornaments: ['circuitry', 'hexagonal-nut', 'electric'],
  palettes: [
    palette('#0a0428', '#3f0f9a', '#ff3ad0', '#e0fcff', '#3ac8ff', '#2ff0ff'),
    palette('#02141f', '#064a7a', '#12c8ff', '#fff0ff', '#ff6ae0', '#ff3aa8'),
    palette('#041c14', '#0a6a4a', '#2dffa8', '#f4ffe0', '#a0e83a', '#ffe03a'),
  ],
  fonts: ['orbitron', 'russo-one'],
  patterns: ['grid', 'stars', 'tesserae'],
  scenes: ['neon', 'skyline'],
  particles: ['sparks', 'gems'],
}

export const candy: Theme = {
  words: wordList(
    'candy sugar sweet sweets cake bonbon lollipop chocolate cookie bakery donut gummy jelly marshmallow treat dessert cupcake',
  ),
  heroes: [
    icon('cupcake', 'cupcake sugar'),
    icon('donut', 'donut bakery'),
    icon('candy-canes', 'cane'),
    icon('wrapped-sweet', 'candy sweet bonbon gummy treat'),
    icon('spiral-lollipop', 'lollipop'),
    icon('cake-slice', 'cake dessert'),
    icon('ice-cream-cone', 'sundae cream'),
    icon('cookie', 'cookie'),
    icon('gingerbread-man', 'gingerbread'),
    icon('chocolate-bar', 'chocolate cocoa'),
    icon('jelly-beans', 'jelly bean'),
  ],
  ornaments: ['flat-star', 'hearts', 'wrapped-sweet'],
  palettes: [
    palette('#3a0a6c', '#b03be0', '#ff9ce6', '#fff0fb', '#ff5fb8', '#4dfff0'),
    palette('#10277b', '#3c7bff', '#8fe3ff', '#fff4fb', '#ff7ac8', '#ffe03a'),
    palette('#4a0828', '#e02a78', '#ffb0d0', '#fffbe0', '#ffb03a', '#5affb0'),
  ],
  fonts: ['chango', 'titan-one', 'lilita-one'],
  patterns: ['dots', 'rays', 'stripes'],
  scenes: ['candyland', 'clouds'],
  particles: ['confetti', 'bubbles', 'sparks'],
}

export const west: Theme = {
  words: wordList(
    'west western cowboy outlaw sheriff saloon rodeo bandit bounty frontier dust canyon duel wagon texas gunslinger desperado',
  ),
  heroes: [
    icon('cowboy-boot', 'cowboy boot'),
    icon('revolver', 'duel outlaw gunslinger'),
    icon('bull-horns', 'rodeo bull'),
    icon('wanted-reward', 'wanted bounty bandit desperado'),
    icon('western-hat', 'sheriff hat west western'),
    icon('saloon-doors', 'saloon'),
    icon('cactus', 'cactus canyon', paints.leafGreen),
    icon('old-wagon', 'wagon'),
    icon('steam-locomotive', 'train express rail'),
    drawn('horseshoe', 'horseshoe'),
  ],
  ornaments: ['horseshoe', 'cactus', 'police-badge'],
  palettes: [
    palette('#2c0a06', '#b0401a', '#ffa24a', '#fff0cc', '#d8861f', '#2fc8d0'),
    palette('#1a0a2e', '#6a2a8a', '#ff8a5a', '#fff0c8', '#dc8e24', '#ffcf3f'),
  ],
  fonts: ['rye'],
  patterns: ['rays', 'sun', 'stripes'],
  scenes: ['dunes', 'mountains'],
  particles: ['coins', 'embers', 'sparks'],
}

export const pirate: Theme = {
  words: wordList(
    'pirate pirates captain treasure ship corsair buccaneer island parrot plunder galleon cannon bounty skull sail admiral',
  ),
  heroes: [
    icon('pirate-hat', 'captain corsair pirate buccaneer admiral'),
    icon('pirate-skull', 'skull jolly'),
    icon('treasure-map', 'map island'),
    icon('open-treasure-chest', 'treasure plunder chest loot'),
    icon('galleon', 'galleon ship sail'),
    icon('pirate-cannon', 'cannon'),
    icon('ship-wheel', 'helm voyage'),
    icon('anchor', 'anchor harbour'),
    icon('crossed-sabres', 'sabre'),
  ],
  ornaments: ['two-coins', 'pirate-flag', 'anchor'],
  palettes: [
    palette('#03163e', '#0f4cac', '#4fd1ff', '#fff2bc', '#dd941c', '#ff4a4a'),
    palette('#200a1c', '#7a1a5a', '#ff8a4f', '#fff0c0', '#dc921e', '#3fe0d0'),
  ],
  fonts: ['pirata-one', 'lilita-one'],
  patterns: ['rays', 'sun', 'stripes'],
  scenes: ['waves', 'clouds'],
  particles: ['coins', 'gems', 'bubbles'],
}

export const mining: Theme = {
  words: wordList('gold rush miner mining dig nugget dynamite quarry prospector vein pickaxe shaft tnt'),
  heroes: [
    icon('gold-nuggets', 'gold nugget prospector'),
    icon('mine-wagon', 'mining cart shaft'),
    icon('dynamite', 'dynamite tnt blast'),
    icon('war-pick', 'pickaxe dig'),
    icon('mining-helmet', 'miner quarry'),
    icon('gold-bar', 'bullion bar'),
    icon('time-bomb', 'bomb boom'),
    icon('dwarf-face', 'dwarf'),
    icon('lantern-flame', 'vein'),
  ],
  ornaments: ['gems', 'gold-nuggets', 'war-pick'],
  palettes: [
    palette('#1c0f28', '#5a2a7a', '#ffb03a', '#fff2b0', '#e0961a', '#3fe0ff'),
    palette('#041e2c', '#0c607a', '#3fd8e0', '#fff2b4', '#e49a1c', '#ff6a3a'),
  ],
  fonts: ['rye', 'bungee', 'chango'],
  patterns: ['rays', 'shards'],
  scenes: ['cavern'],
  particles: ['gems', 'coins', 'embers'],
}

export const heist: Theme = {
  words: wordList(
    'heist spy vault agent cash bank noir detective mafia boss diamond robbery safe money mission undercover',
  ),
  heroes: [
    icon('strongbox', 'vault safe bank'),
    icon('robber-mask', 'heist bandit robbery'),
    icon('spy', 'spy agent undercover'),
    icon('money-stack', 'cash money boss'),
    icon('fedora', 'mafia noir'),
    icon('magnifying-glass', 'clue detective case'),
    icon('police-car', 'chase'),
  ],
  ornaments: ['banknote', 'two-coins', 'skeleton-key'],
  palettes: [
    palette('#04140f', '#0a5a42', '#3fe0a0', '#fff4c0', '#e0a426', '#ff4a5a'),
    palette('#0e0a24', '#37297a', '#8a8aff', '#fff2c0', '#e6a82a', '#2fe0ff'),
  ],
  fonts: ['bungee', 'russo-one', 'bangers'],
  patterns: ['stripes', 'rays', 'rings'],
  scenes: ['skyline', 'spotlight'],
  particles: ['coins', 'confetti', 'sparks'],
}

export const party: Theme = {
  words: wordList(
    'party disco music rock carnival fiesta dance night club festival guitar samba jazz mardi show circus',
  ),
  heroes: [
    icon('guitar', 'guitar rock'),
    icon('drama-masks', 'carnival mardi show theatre'),
    icon('maracas', 'fiesta maracas samba'),
    icon('microphone', 'karaoke star voice'),
    icon('headphones', 'disco club night'),
    icon('saxophone', 'jazz swing'),
    icon('clown', 'circus clown'),
    icon('champagne-cork', 'party celebration'),
    icon('sombrero', 'mexico mariachi'),
    icon('drum-kit', 'drum beat'),
  ],
  ornaments: ['musical-notes', 'balloons', 'party-popper'],
  palettes: [
    palette('#22043c', '#9a14c0', '#ff5ad8', '#fff4b8', '#ffb02a', '#2ff0e0'),
    palette('#300614', '#c01a4a', '#ff7a5a', '#fff4b8', '#ffc02a', '#4fe0ff'),
    palette('#04184a', '#1450d8', '#5ac8ff', '#fff6c0', '#ffb83a', '#ff4fb0'),
  ],
  fonts: ['bangers', 'chango', 'bungee'],
  patterns: ['rays', 'dots', 'stripes'],
  scenes: ['curtains', 'neon', 'skyline'],
  particles: ['confetti', 'sparks', 'coins'],
}

export const clockwork: Theme = {
  words: wordList(
    'steam clock clockwork gear gears engine inventor machine time hour factory brass lab electro',
  ),
  heroes: [
    icon('pocket-watch', 'clock hour time'),
    icon('gears', 'gear gears clockwork machine factory'),
    icon('steam-locomotive', 'steam engine express'),
    icon('steampunk-goggles', 'inventor brass'),
    icon('tesla-coil', 'tesla lab electro'),
    icon('hourglass', 'sand hourglass'),
    icon('zeppelin', 'airship'),
    icon('light-bulb', 'idea bulb'),
  ],
  ornaments: ['cog', 'big-gear', 'spark-plug'],
  palettes: [
    palette('#1c0c06', '#7a3c12', '#ffb85a', '#fff0c0', '#d08a2a', '#2fe0d8'),
    palette('#0a1c24', '#1c5c6c', '#7ae0d8', '#fff0c4', '#d8922c', '#ff7a3a'),
  ],
  fonts: ['rye', 'cinzel-decorative', 'russo-one'],
  patterns: ['rings', 'rays'],
  scenes: ['clockwork', 'skyline'],
  particles: ['embers', 'sparks', 'coins'],
}

export const love: Theme = {
  words: wordList('love heart hearts cupid romance kiss valentine passion sweetheart amour wedding'),
  heroes: [
    icon('hearts', 'heart hearts love sweetheart', paints.rose),
    icon('cupidon-arrow', 'cupid valentine'),
    icon('rose', 'romance passion', paints.rose),
    icon('lips', 'kiss', paints.rose),
    icon('diamond-ring', 'wedding ring'),
    icon('love-letter', 'letter amour'),
  ],
  ornaments: ['hearts', 'rose', 'flowers'],
  palettes: [
    palette('#34041c', '#c0145a', '#ff7ab0', '#fff0f4', '#ff6a9a', '#ffd84a'),
    palette('#22063c', '#8a24c0', '#e08aff', '#ffe8f4', '#ff5a9a', '#5ae8ff'),
  ],
  fonts: ['lilita-one', 'titan-one'],
  patterns: ['dots', 'rays', 'sun'],
  scenes: ['clouds', 'curtains'],
  particles: ['petals', 'sparks', 'confetti'],
}
