// SPDX-License-Identifier: Apache-2.0
import type { studioCascades as source } from '../en/studio-cascades.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio with cascades. */
export const studioCascades: Translated<typeof source> = {
  'studio.buyNotOffered': '여기서는 무료 스핀을 구매할 수 없습니다',
  'studio.cascade.buy': '무료 스핀 구매',
  'studio.cascade.buyAsk': '{amount} {currency}에 무료 스핀 {spins}회를 구매할까요? 바로 시작됩니다.',
  'studio.cascade.buyReturns': '평균적으로 가격의 {percent} %를 돌려줍니다.',
  'studio.cascade.freeWon': '획득한 무료 스핀: {spins}',
  'studio.cascade.factor': '배수 {factor}×',
  'studio.cascade.boards': '스핀 {spin}의 보드',
  'studio.cascade.rules.clusters':
    '같은 심볼이 {from}개 이상 옆이나 위아래로 맞닿으면 지급됩니다. 베팅은 보드 전체에 적용됩니다.',
  'studio.cascade.rules.anywhere':
    '같은 심볼이 {from}개 이상이면 어디에 있든 지급됩니다. 베팅은 보드 전체에 적용됩니다.',
  'studio.cascade.rules.fall':
    '당첨 심볼은 사라지고 나머지가 떨어지며 위에서 새 심볼이 옵니다. 당첨이 이어지는 동안 한 스핀에 최대 {most}번까지입니다. 마지막 당첨 후에는 더 떨어지지 않습니다.',
  'studio.cascade.rules.factors':
    '한 스핀의 당첨금은 차례로 {factors}배가 되고, 이후는 모두 마지막 배수가 적용됩니다.',
  'studio.cascade.rules.keeps': '무료 스핀에서는 배수가 내려가지 않습니다. 모든 당첨 횟수가 누적됩니다.',
  'studio.cascade.rules.multipliers':
    '배수 심볼은 스핀이 끝날 때까지 남아 합산되어 당첨금에 곱해집니다. 무료 스핀에서는 지금까지의 모든 스핀의 배수가 적용됩니다.',
  'studio.cascade.rules.free':
    '스핀의 마지막 보드에 스캐터가 충분하면 아래 목록대로 무료 스핀을 받습니다. 무료 스핀에서 {from}개 이상이면 {again}회 추가되며 한 라운드에 최대 {most}회입니다. 스캐터 지급에는 배수가 적용되지 않습니다. 떠나도 무료 스핀은 기다립니다.',
  'studio.cascade.rules.buy':
    '제공되는 경우 베팅의 {price}배로 무료 스핀 {spins}회를 구매할 수 있습니다. 유료 스핀 없이 바로 시작되며 그 베팅의 {most}배까지만 지급합니다. 이때 배수는 가격 기준으로 표시됩니다.',
  'studio.cascade.par.bought': '구매한 무료 스핀의 환수율',
  'studio.cascade.par.error': '표준 오차',
  'studio.cascade.par.rounds': '시뮬레이션 라운드',
  'studio.cascade.par.top': '그중 최고 당첨',
}
