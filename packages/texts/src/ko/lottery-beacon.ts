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
  'lottery.saved.save': '오프라인 확인 페이지 저장',
  'lottery.saved.title': '추첨 확인',
  'lottery.saved.lead': '이 페이지는 이 기기에서 추첨을 다시 계산합니다. 어떤 서버에도 연결할 수 없습니다.',
  'lottery.saved.seed': '시드의 지문이 추첨 전에 공개된 것과 같음',
  'lottery.saved.round': '회차는 추첨 시각 이후 첫 회차이며 서명됨',
  'lottery.saved.numbers': '번호가 공개된 값에서 나옴',
  'alert.lottery.beaconFork':
    '복권 비콘이 모순됩니다. 한 회차에 두 값이 왔거나 앞 회차와 이어지지 않습니다. 필요한 추첨은 기다리다가 결국 취소됩니다.',
  'alert.lottery.beaconKey':
    '이 설치의 비콘에 새 키가 있습니다. 아무도 바꾸지 않았다면 누군가 비콘을 사칭하는 것입니다.',
  'alert.lottery.beaconMissing': '추첨이 난수원을 너무 오래 기다렸습니다. 취소되고 모든 베팅금이 반환됩니다.',
  'console.setting.lottery.beacon': '새 추첨의 난수원',
  'console.setting.lottery.beaconRelays': 'drand 주소',
  'console.setting.lottery.ownBeaconUrl': '자체 비콘 주소',
  'console.setting.lottery.beaconWaitMinutes': '추첨이 난수원을 기다리는 최대 시간(분)',
}
