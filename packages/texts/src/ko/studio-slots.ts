// SPDX-License-Identifier: Apache-2.0
import type { studioSlots as source } from '../en/studio-slots.ts'
import type { Translated } from '../translated.ts'

/** The slots of the studio. */
export const studioSlots: Translated<typeof source> = {
  'studio.slot.title': '슬롯 게임',
  'studio.slot.lost': '이번에는 당첨이 없습니다',
  'studio.slot.freeWon': '무료 스핀 {spins}회, 모든 당첨은 {factor}배로 계산됩니다',
  'studio.slot.spinAll': '모두 돌리기',
  'studio.slot.quick': '빠른 스핀',
  'studio.slot.skip': '건너뛰기',
  'studio.slot.bigWin': '큰 당첨',
  'studio.slot.hugeWin': '초대형 당첨',
  'studio.slot.ways': '{ways}가지 방법',
  'studio.slot.scatters': '스캐터: {scatters}',
  'studio.slot.brings': '{multiplier}×, 무료 스핀: {spins}회',
  'studio.slot.rules.lines':
    '{lines}개 라인 중 어디서든 왼쪽부터 같은 기호가 이어지면 표에 따라 지급됩니다. 베팅은 모든 라인에 적용됩니다.',
  'studio.slot.rules.ways':
    '왼쪽부터 이웃한 릴에 같은 기호가 있으면 릴마다 하나씩 고르는 모든 방법으로 지급됩니다. 최대 {ways}가지입니다. 베팅은 모든 방법에 적용됩니다.',
  'studio.slot.rules.heights': '스핀마다 각 릴에 {least}~{most}줄이 표시됩니다.',
  'studio.slot.rules.full':
    '모든 칸이 표의 마지막 {symbols}개 기호 중 같은 하나이면 모든 당첨이 {factor}배로 계산됩니다.',
  'studio.slot.rules.free':
    '스캐터가 충분하면 아래 목록대로 무료 스핀을 줍니다. 무료 스핀의 모든 당첨은 {factor}배로 계산되며, 한 라운드에 최대 {most}회까지 늘어날 수 있습니다. 나가더라도 무료 스핀은 남아 있습니다.',
  'studio.slot.rules.cap': '한 라운드의 지급이 {most}×에 이르면 그만큼 지급하고 끝납니다.',
  'studio.slot.respin': '리스핀 {spin}',
  'studio.slot.rules.wild': '와일드는 코인을 제외한 모든 기호를 대신합니다.',
  'studio.slot.coins': '코인: {coins}, 남은 리스핀: {left}',
  'studio.slot.mini': '미니',
  'studio.slot.minor': '마이너',
  'studio.slot.major': '메이저',
  'studio.slot.grand': '그랜드',
  'studio.slot.coinShare': '{pays}× 지급 코인',
  'studio.slot.rules.hold':
    '코인이 {from}개 이상이면 제자리에 남고 빈칸을 {respins}번 다시 돌립니다. 새 코인이 나올 때마다 다시 {respins}번이 됩니다. 끝나면 코인마다 표시된 만큼 지급하고, 창이 가득 차면 그랜드 잭팟 {grand}×를 더 지급합니다. 나가더라도 리스핀은 남아 있습니다.',
  'studio.slot.par.hold': '리스핀의 환수율',
  'studio.slot.par.holdChance': '리스핀 확률',
  'studio.slot.par.paid': '유료 스핀의 환수율',
  'studio.slot.par.free': '무료 스핀의 환수율',
  'studio.slot.par.deviation': '표준편차',
  'studio.slot.par.top': '유료 스핀의 최고 당첨',
  'studio.slot.par.topValue': '{stakes}×, {spins}회에 한 번',
  'studio.slot.par.most': '한 라운드의 최대 지급',
}
