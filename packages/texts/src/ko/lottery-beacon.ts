// SPDX-License-Identifier: Apache-2.0
import type { lotteryBeacon as source } from '../en/lottery-beacon.ts'
import type { Translated } from '../translated.ts'

/** Where the randomness of draws comes from, and how it is checked. */
export const lotteryBeacon: Translated<typeof source> = {
  'lottery.beacon': '난수원',
  'lottery.beacon.own': '운영자의 자체 비콘(서명 및 연쇄)',
  'lottery.beacon.drand': 'drand(독립 기관이 운영)',
  'lottery.beacon.unknown': '알 수 없는 난수원',
  'lottery.beacon.none': '없음: 시드만으로 추첨',
  'lottery.beacon.round': '회차 {round}',
  'lottery.beacon.signature': '회차의 서명',
  'lottery.beacon.waiting':
    '{number}회 추첨이 난수원을 기다리고 있습니다. 오지 않으면 모든 베팅금이 반환됩니다.',
  'lottery.verifier.save': '오프라인 확인 페이지 저장',
  'lottery.verifier.title': '추첨 확인',
  'lottery.verifier.lead':
    '이 페이지는 이 기기에서 추첨을 다시 계산합니다. 어떤 서버에도 연결할 수 없습니다.',
  'lottery.verifier.seed': '시드의 지문이 추첨 전에 공개된 것과 같음',
  'lottery.verifier.round': '회차는 추첨 시각 이후 첫 회차이며 서명됨',
  'lottery.verifier.numbers': '번호가 공개된 값에서 나옴',
}
