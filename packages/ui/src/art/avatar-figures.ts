// SPDX-License-Identifier: Apache-2.0
import type { Colour } from './colour.ts'
import { drawn, icon } from './themes/theme.ts'
import type { HeroChoice } from './themes/theme.ts'

/** The figure of an avatar, and its colours: lit side, shaded side, details, background. */
export interface AvatarFigure {
  hero: HeroChoice
  light: Colour
  dark: Colour
  accent: Colour
  ground: Colour
}

const figure = (name: string, light: Colour, dark: Colour, accent: Colour, ground: Colour): AvatarFigure => ({
  hero: icon(name),
  light,
  dark,
  accent,
  ground,
})

/** Creatures, masks and stones by the id of an avatar: twenty-four that differ clearly at small size. */
export const avatarFigures: Readonly<Record<string, AvatarFigure>> = {
  amber: figure('fox-head', '#ffd9a0', '#e8691a', '#ffffff', '#0f7f8c'),
  birch: figure('owl', '#fff1d6', '#a8763c', '#ffb02d', '#3a5a2a'),
  coral: figure('octopus', '#ffd0d8', '#e8486a', '#ffe08a', '#10569c'),
  delta: figure('croc-jaws', '#d8ff9a', '#3f9a2a', '#fff3c0', '#7a4a1a'),
  ember: figure('dragon-head', '#ffe08a', '#d8401a', '#ffd23f', '#4a1030'),
  fjord: figure('polar-bear', '#ffffff', '#a8c8e8', '#3fd0ff', '#14508a'),
  grove: figure('bear-head', '#f0c890', '#8a4e20', '#ffe6b0', '#1f6a4a'),
  harbour: figure('sperm-whale', '#e0f4ff', '#4a90d0', '#ffffff', '#0a3a5a'),
  indigo: figure('wolf-head', '#f4f6ff', '#8a94c8', '#5ae0ff', '#2c2a8a'),
  juniper: figure('deer-head', '#ffe6c0', '#b8742a', '#8fe83a', '#0c5a4a'),
  kestrel: figure('eagle-head', '#fff8e0', '#c89a3a', '#ffb02d', '#8a2030'),
  lagoon: figure('sea-turtle', '#d8ffd0', '#2fa87a', '#ffe27a', '#1a78a8'),
  meadow: figure('rabbit-head', '#ffffff', '#e0a8c0', '#ff7aa8', '#4a9a3a'),
  nectar: figure('bee', '#fff0a0', '#f0a800', '#3a2a1a', '#b0527a'),
  opal: { hero: drawn('diamond'), light: '#ffffff', dark: '#7ad8e8', accent: '#6ad8ff', ground: '#5a2a9a' },
  prairie: figure('bison', '#f0c088', '#7a3f1c', '#ffe0a8', '#c0862a'),
  quartz: figure('rock-golem', '#eef2fa', '#8490b0', '#4dffd0', '#4a3a7a'),
  ridge: figure('tiger-head', '#ffe0a0', '#f0841a', '#2a1a14', '#1a4a7a'),
  saffron: figure('lion', '#ffe9a0', '#e09a1a', '#a8481a', '#7a1f4a'),
  tundra: figure('penguin', '#5a6a9a', '#1c2444', '#ffffff', '#3a90c0'),
  umber: figure('totem-mask', '#f8d090', '#a8581c', '#27d0c0', '#3a2418'),
  violet: figure('ceremonial-mask', '#f4d8ff', '#a44ad0', '#ffd23f', '#2c1050'),
  willow: figure('frog', '#e4ff9a', '#4fae2a', '#ffe27a', '#2a6a6a'),
  zephyr: figure('unicorn', '#ffffff', '#c8a8f0', '#ff8ad0', '#2f7ad0'),
}
