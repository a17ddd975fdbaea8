// SPDX-License-Identifier: Apache-2.0
/** Wild reels and pick bonuses of the slots. */
export const studioSlotFeatures = {
  'studio.slot.pick.title': 'Choose a place to open',
  'studio.slot.pick.closed': 'Place {place}, closed',
  'studio.slot.pick.prize': 'Place {place}: {pays}×',
  'studio.slot.pick.end': 'Place {place} ends the bonus',
  'studio.slot.pick.left': 'Opened {opened} of {places}, {pays}× so far',
  'studio.slot.pick.next': 'Open one for me',
  'studio.slot.pick.all': 'Open all',
  'studio.slot.pick.places': 'What the places held',
  'studio.slot.pick.share': 'Places that hold {pays}×',
  'studio.slot.pick.endShare': 'Places that end the bonus',
  'studio.slot.par.pick': 'Return of the bonus',
  'studio.slot.par.pickChance': 'Chance of the bonus',
  'studio.slot.rules.pick':
    '{from} bonus symbols bring a board of {places} closed places. You open one after the other, and each pays what it holds, until one ends the bonus or all are open. What they hold is fixed with your bet; you only choose the order. If you leave, they wait for you, and after two days they are opened from the first place on.',
  'studio.slot.rules.expanding': 'A wild fills its whole reel.',
  'studio.slot.rules.sticky': 'In free spins a wild fills its whole reel and stays there to the last one.',
  'studio.slot.rules.walking':
    'A wild fills its whole reel. Then it moves one reel to the left with every respin, until it leaves. A round has at most {most} respins; if you leave, they wait for you.',
  'studio.slot.rules.respinFactor': 'Every win of a respin counts {factor} times.',
  'studio.slot.rules.wildHides': 'A reel that is wild as a whole shows no scatter.',
  'studio.slot.rules.freePlain':
    'Enough scatters bring free spins, as listed below. If you leave, they wait for you.',
  'studio.slot.freePlainWon': '{spins} free spins',
  'studio.slot.walks': 'The wild moves on: respin',
  'studio.slot.wildReels': 'Wild reels: {reels}',
} as const
