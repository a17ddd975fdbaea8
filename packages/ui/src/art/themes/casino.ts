// SPDX-License-Identifier: Apache-2.0
import { palette } from '../palette.ts'
import { drawn, icon, wordList } from './theme.ts'
import type { Theme } from './theme.ts'

export const fruit: Theme = {
  words: wordList('fruit fruits fruity juicy juice berry melon orchard smoothie citrus fresh'),
  heroes: [
    drawn('cherry', 'cherry'),
    drawn('watermelon', 'melon watermelon'),
    drawn('grapes', 'grape vineyard'),
    drawn('orange', 'orange citrus tangerine'),
    drawn('lemon', 'lemon lime'),
    drawn('strawberry', 'strawberry'),
    drawn('plum', 'plum'),
  ],
  ornaments: ['cherry', 'lemon', 'grapes', 'strawberry'],
  palettes: [
    palette('#2b0450', '#8a1fc8', '#ff7ad8', '#fff3a0', '#ffb020', '#ffe03a'),
    palette('#04286a', '#1470e8', '#6ae8ff', '#ffffff', '#ffd23f', '#ffd23f'),
    palette('#0a3a1c', '#1fa04a', '#d0ff5a', '#fffbd0', '#ffc02a', '#ff5a9a'),
    palette('#3a0a04', '#d0420c', '#ffc83a', '#fff6c8', '#ff8a1c', '#ff3a8a'),
  ],
  fonts: ['lilita-one', 'titan-one', 'luckiest-guy'],
  patterns: ['rays', 'dots', 'stripes'],
  scenes: ['candyland', 'spotlight', 'hills'],
  particles: ['bubbles', 'leaves', 'confetti'],
}

export const classic: Theme = {
  words: wordList(
    'seven sevens classic hot reels reel spin spins jackpot bells bell retro bar joker million vegas stars mega double triple diamond',
  ),
  heroes: [
    drawn('sevens', 'sevens triple'),
    drawn('seven', 'seven hot'),
    drawn('slotReels', 'reel spin jackpot vegas'),
    drawn('bell', 'bell liberty'),
    drawn('star', 'star'),
    drawn('diamond', 'diamond'),
    drawn('coin', 'million cash'),
    drawn('crown', 'mega'),
  ],
  ornaments: ['cherry', 'cut-diamond', 'round-star', 'ringing-bell'],
  palettes: [
    palette('#26021a', '#a00c4a', '#ff4f6a', '#fff2a8', '#f0a01c', '#ffd23f'),
    palette('#0c0638', '#3f1fc0', '#9a7aff', '#fff4b0', '#ffb01c', '#2fe0ff'),
    palette('#02203c', '#0a68c0', '#4fd0ff', '#fff6c0', '#ffb82a', '#ff4a8a'),
    palette('#2a0602', '#c02a0a', '#ffa02d', '#fff6c0', '#ffc01c', '#ffe83a'),
  ],
  fonts: ['bungee', 'chango', 'russo-one', 'titan-one'],
  patterns: ['rays', 'rings', 'stripes'],
  scenes: ['spotlight', 'curtains', 'skyline'],
  particles: ['coins', 'sparks', 'confetti'],
}

export const gems: Theme = {
  words: wordList(
    'gem gems jewel jewels diamond diamonds ruby sapphire emerald crystal opal amethyst prism stones',
  ),
  heroes: [
    drawn('diamond', 'diamond gem sapphire prism'),
    icon('emerald', 'emerald'),
    icon('crystal-cluster', 'crystal quartz'),
    icon('gems', 'jewel stones'),
    icon('amethyst', 'amethyst'),
    icon('diamond-ring', 'ring'),
    icon('saphir', 'ruby'),
    icon('gem-necklace', 'necklace'),
    icon('mineral-heart', 'heart'),
  ],
  ornaments: ['gems', 'cut-diamond', 'crystal-shine'],
  palettes: [
    palette('#12043a', '#5a1fd6', '#a07aff', '#e6fbff', '#7a8bff', '#3fe8ff'),
    palette('#32041f', '#b80f6a', '#ff7ad1', '#ffe6f6', '#ff5aa4', '#ffd84a'),
    palette('#02262a', '#058a80', '#4dffd8', '#f0fff8', '#2fd0a0', '#ff5aa8'),
  ],
  fonts: ['russo-one', 'titan-one', 'bungee'],
  patterns: ['shards', 'rings', 'tesserae'],
  scenes: ['cavern', 'spotlight', 'planets'],
  particles: ['gems', 'sparks'],
}

export const cards: Theme = {
  words: wordList(
    'poker card cards ace royal flush blackjack baccarat hold joker domino rummy solitaire texas bluff showdown tiger holdem war hi-lo',
  ),
  heroes: [
    drawn('cardFan', 'poker card royal flush ace hold rummy hand holdem omaha two tien len'),
    drawn('blackjack', 'blackjack twenty bluff showdown'),
    drawn('baccarat', 'baccarat banker'),
    icon('card-joker', 'joker'),
    icon('domino-tiles', 'domino'),
    drawn('chips', 'chip stack'),
    icon('suits', 'suit suits'),
    icon('jester-hat', 'wild'),
  ],
  ornaments: ['spades', 'hearts', 'clubs', 'diamonds'],
  palettes: [
    palette('#03241a', '#07784a', '#3fe08a', '#fff4b8', '#e0a020', '#ffcf3f'),
    palette('#041a3a', '#0d58a8', '#4fc0ff', '#fff4c0', '#e8a828', '#ff4f6a'),
    palette('#22041c', '#8a1260', '#ff5fb0', '#fff0c8', '#f0a83a', '#4fe0ff'),
    palette('#24060a', '#98101e', '#ff5a4a', '#fff4c4', '#eaa52a', '#ffd23f'),
  ],
  fonts: ['bungee', 'rye', 'russo-one'],
  patterns: ['rings', 'rays', 'stripes'],
  scenes: ['felt', 'curtains', 'spotlight'],
  particles: ['confetti', 'coins', 'sparks'],
}

export const roulette: Theme = {
  words: wordList('roulette wheel sic bo croupier dealer table monte lightning speed auto'),
  heroes: [
    drawn('rouletteWheel', 'roulette wheel monte speed auto'),
    drawn('chips', 'table stakes'),
    drawn('dice', 'sic bo dice craps'),
  ],
  ornaments: ['poker-hand', 'two-coins', 'spades'],
  palettes: [
    palette('#22030a', '#90101f', '#ff4a4a', '#fff2c0', '#e6a326', '#ffcf3f'),
    palette('#03201a', '#0b6b4a', '#35d68a', '#fff4c0', '#e6a326', '#ff4a6a'),
    palette('#0c0838', '#3a22a8', '#8a7aff', '#fff4c4', '#eaa82a', '#2fe0d0'),
    palette('#04182e', '#0d4a80', '#4fa8e8', '#fff4c4', '#eaa82a', '#ffcf3f'),
  ],
  fonts: ['bungee', 'russo-one', 'cinzel-decorative'],
  patterns: ['rings', 'rays', 'tesserae'],
  scenes: ['curtains', 'felt', 'spotlight'],
  particles: ['sparks', 'confetti', 'coins'],
}

export const lottery: Theme = {
  words: wordList('lotto lottery keno bingo ball balls draw numbers pick mega scratch ticket raffle'),
  heroes: [
    drawn('lotteryBalls', 'lotto lottery keno bingo ball draw numbers pick'),
    icon('ticket', 'ticket scratch raffle'),
    drawn('clover', 'lucky'),
  ],
  ornaments: ['round-star', 'clover', 'ticket'],
  palettes: [
    palette('#1a0640', '#6a22d9', '#c07aff', '#fff6d6', '#f5a623', '#ffcf3f'),
    palette('#04285a', '#1272d8', '#6ae0ff', '#fff6c8', '#ffb02a', '#ff4f9a'),
    palette('#300428', '#b0108a', '#ff7ad8', '#fff6c8', '#ffb02a', '#4dffd0'),
  ],
  fonts: ['titan-one', 'luckiest-guy', 'chango'],
  patterns: ['dots', 'rays', 'stars'],
  scenes: ['clouds', 'spotlight', 'curtains'],
  particles: ['confetti', 'sparks', 'bubbles'],
}

export const dice: Theme = {
  words: wordList('dice craps roll rolls hazard'),
  heroes: [drawn('dice', 'dice craps roll')],
  ornaments: ['dice-six-faces-five', 'dice-six-faces-three', 'two-coins'],
  palettes: [
    palette('#03201c', '#0a7a58', '#3affa8', '#fff4c0', '#e6a326', '#ff3f5a'),
    palette('#16063c', '#5a1fd0', '#b08aff', '#fff4c0', '#eaa82a', '#ff4f8a'),
  ],
  fonts: ['bungee', 'russo-one'],
  patterns: ['tesserae', 'rays'],
  scenes: ['felt', 'spotlight'],
  particles: ['sparks', 'confetti'],
}
