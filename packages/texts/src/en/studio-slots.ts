// SPDX-License-Identifier: Apache-2.0
/** The slots of the studio. */
export const studioSlots = {
  'studio.slot.title': 'Slot game',
  'studio.slot.lost': 'Nothing pays this time',
  'studio.slot.freeWon': '{spins} free spins, every win counts {factor} times',
  'studio.slot.spinAll': 'Spin all',
  'studio.slot.quick': 'Quick spins',
  'studio.slot.skip': 'Skip',
  'studio.slot.bigWin': 'Big win',
  'studio.slot.hugeWin': 'Huge win',
  'studio.slot.ways': '{ways} ways',
  'studio.slot.scatters': 'Scatters: {scatters}',
  'studio.slot.brings': '{multiplier}×, free spins: {spins}',
  'studio.slot.rules.lines':
    'Equal symbols in a row from the left pay on any of the {lines} lines, as the table says. The stake covers all lines.',
  'studio.slot.rules.ways':
    'Equal symbols on neighbouring reels from the left pay in every way to choose one from each reel: up to {ways} ways. The stake covers all ways.',
  'studio.slot.rules.heights': 'In each spin every reel shows between {least} and {most} rows.',
  'studio.slot.rules.full':
    'If all places show one and the same of the last {symbols} symbols in the table, every win counts {factor} times.',
  'studio.slot.rules.free':
    'Enough scatters bring free spins, as listed below. Every win of a free spin counts {factor} times, and free spins can bring more, up to {most} in one round. If you leave, your free spins wait for you.',
  'studio.slot.rules.cap': 'A round that reaches {most}× pays that and ends there.',
  'studio.slot.respin': 'Respin {spin}',
  'studio.slot.rules.wild': 'The wild stands for every symbol except the coin.',
  'studio.slot.coins': 'Coins: {coins}, respins left: {left}',
  'studio.slot.mini': 'Mini',
  'studio.slot.minor': 'Minor',
  'studio.slot.major': 'Major',
  'studio.slot.grand': 'Grand',
  'studio.slot.coinShare': 'Coins that pay {pays}×',
  'studio.slot.rules.hold':
    '{from} coins or more stay where they are, and the empty places are spun again: {respins} times, and {respins} times again after every new coin. At the end every coin pays what it says, and a full window pays the grand jackpot of {grand}× on top. If you leave, your respins wait for you.',
  'studio.slot.par.hold': 'Return of respins',
  'studio.slot.par.holdChance': 'Chance of respins',
  'studio.slot.par.paid': 'Return of paid spins',
  'studio.slot.par.free': 'Return of free spins',
  'studio.slot.par.deviation': 'Standard deviation',
  'studio.slot.par.top': 'Top win of a paid spin',
  'studio.slot.par.topValue': '{stakes}×, once in {spins} spins',
  'studio.slot.par.most': 'No round pays more than',
} as const
