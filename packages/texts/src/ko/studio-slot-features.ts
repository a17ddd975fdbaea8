// SPDX-License-Identifier: Apache-2.0
import type { studioSlotFeatures as source } from '../en/studio-slot-features.ts'
import type { Translated } from '../translated.ts'

/** Wild reels and pick bonuses of the slots. */
export const studioSlotFeatures: Translated<typeof source> = {
  'studio.slot.pick.title': '열 곳을 고르세요',
  'studio.slot.pick.closed': '{place}번 자리, 닫힘',
  'studio.slot.pick.prize': '{place}번 자리: {pays}×',
  'studio.slot.pick.end': '{place}번 자리에서 보너스 종료',
  'studio.slot.pick.left': '{places}곳 중 {opened}곳 열림, 현재 {pays}×',
  'studio.slot.pick.next': '대신 하나 열기',
  'studio.slot.pick.all': '모두 열기',
  'studio.slot.pick.places': '각 자리에 들어 있던 것',
  'studio.slot.pick.share': '{pays}×가 든 자리',
  'studio.slot.pick.endShare': '보너스를 끝내는 자리',
  'studio.slot.par.pick': '보너스 환수율',
  'studio.slot.par.pickChance': '보너스 확률',
  'studio.slot.rules.pick':
    '보너스 심벌 {from}개가 나오면 닫힌 자리 {places}곳이 열립니다. 하나씩 열면 들어 있는 만큼 지급되며, 보너스를 끝내는 자리가 나오거나 모두 열릴 때까지 이어집니다. 내용은 베팅과 함께 정해지고, 고를 수 있는 것은 순서뿐입니다. 자리를 비워도 기다리며, 이틀 뒤에는 첫 번째 자리부터 열립니다.',
  'studio.slot.rules.expanding': '와일드는 릴 전체를 채웁니다.',
  'studio.slot.rules.sticky': '무료 스핀에서는 와일드가 릴 전체를 채우고 마지막 스핀까지 남습니다.',
  'studio.slot.rules.walking':
    '와일드는 릴 전체를 채운 뒤 리스핀마다 왼쪽으로 한 릴씩 움직여 밖으로 나갈 때까지 이어집니다. 한 라운드의 리스핀은 최대 {most}회이며, 자리를 비워도 기다립니다.',
  'studio.slot.rules.respinFactor': '리스핀의 모든 당첨은 {factor}배로 계산됩니다.',
  'studio.slot.rules.wildHides': '전체가 와일드인 릴에는 스캐터가 나타나지 않습니다.',
  'studio.slot.rules.freePlain':
    '스캐터가 충분히 나오면 아래와 같이 무료 스핀을 받습니다. 자리를 비워도 기다립니다.',
  'studio.slot.freePlainWon': '무료 스핀 {spins}회',
  'studio.slot.walks': '와일드가 이동합니다: 리스핀',
  'studio.slot.wildReels': '와일드 릴: {reels}',
}
