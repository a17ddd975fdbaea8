// SPDX-License-Identifier: Apache-2.0
/** The slots of the studio with cascades. */
export const studioCascades = {
  'studio.buyNotOffered': 'Free spins cannot be bought here',
  'studio.cascade.buy': 'Buy free spins',
  'studio.cascade.buyAsk': 'Buy {spins} free spins for {amount} {currency}? They begin at once.',
  'studio.cascade.buyReturns': 'On average they return {percent} % of their price.',
  'studio.cascade.freeWon': 'Free spins won: {spins}',
  'studio.cascade.factor': 'Multiplier {factor}×',
  'studio.cascade.boards': 'Boards of spin {spin}',
  'studio.cascade.rules.clusters':
    '{from} or more equal symbols pay if they touch each other, side by side or one above the other. The stake covers the whole board.',
  'studio.cascade.rules.anywhere':
    '{from} or more equal symbols pay wherever they are. The stake covers the whole board.',
  'studio.cascade.rules.fall':
    'Winning symbols vanish, the others fall, and new ones come from above, as long as something wins: up to {most} times in one spin. After the last of these wins nothing falls any more.',
  'studio.cascade.rules.factors':
    'The wins of a spin are multiplied one after the other by {factors}; all further ones by the last of these.',
  'studio.cascade.rules.keeps':
    'In free spins the multiplier never falls: the wins of all of them are counted.',
  'studio.cascade.rules.multipliers':
    'Multipliers stay until the end of a spin, then add up and multiply what it has won. In free spins those of all spins so far do.',
  'studio.cascade.rules.free':
    'Enough scatters on the last board of a spin bring free spins, as listed below; {from} or more in a free spin bring {again} more, up to {most} in one round. Scatters pay without multipliers. If you leave, your free spins wait for you.',
  'studio.cascade.rules.buy':
    'Where it is offered, you can buy {spins} free spins for {price} times your stake. They begin at once, without a paid spin, and pay no more than {most} times that stake. Multiples are then shown of the price.',
  'studio.cascade.par.bought': 'Return of bought free spins',
  'studio.cascade.par.error': 'Standard error',
  'studio.cascade.par.rounds': 'Simulated rounds',
  'studio.cascade.par.top': 'Highest win in them',
} as const
