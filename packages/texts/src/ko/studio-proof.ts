// SPDX-License-Identifier: Apache-2.0
import type { studioProof as source } from '../en/studio-proof.ts'
import type { Translated } from '../translated.ts'

/** The verifier that is saved as a file, and the simulator. */
export const studioProof: Translated<typeof source> = {
  'studio.saved.save': '이 라운드의 검증 파일 저장',
  'studio.saved.about':
    '이 라운드와 이를 다시 계산하는 모든 것이 담긴 파일 하나입니다. 서버와 네트워크 없이 어떤 브라우저에서도 열립니다.',
  'studio.saved.lead':
    '이 파일은 기록이나 시드로 우리 게임의 라운드를 다시 계산합니다. 서버가 필요 없으며 브라우저는 어디에도 연결을 허용하지 않습니다.',
  'studio.saved.record': '라운드 기록',
  'studio.saved.check': '기록 검증',
  'studio.saved.noRecord': '우리 게임의 라운드 기록이 아닙니다.',
  'studio.simulator.title': '시뮬레이터',
  'studio.simulator.about':
    '이 페이지의 설정으로 브라우저에서 백만 라운드를 진행하고 결과를 명시된 값과 비교합니다. 베팅하지 않으며 당신의 시드가 아닌 브라우저의 난수를 사용합니다.',
  'studio.simulator.play': '백만 라운드 진행',
  'studio.simulator.stop': '중지',
  'studio.simulator.rounds': '진행한 라운드',
  'studio.simulator.stated': '명시된 환수율',
  'studio.simulator.measured': '이 라운드들의 환수율',
  'studio.simulator.hits': '지급된 라운드',
  'studio.simulator.most': '최대 배수',
  'studio.simulator.within':
    '명시된 환수율은 이만큼의 라운드 후 우연이 남기는 ±{band}퍼센트포인트 범위 안에 있습니다.',
  'studio.simulator.outside':
    '명시된 환수율이 ±{band}퍼센트포인트 범위 밖에 있습니다. 천 번의 시뮬레이션 중 세 번쯤은 우연히 그렇습니다. 백만 라운드를 더 진행해 보세요.',
  'studio.simulator.failed': '이 브라우저에서는 시뮬레이션을 실행할 수 없습니다.',
  'studio.simulator.chart': '라운드의 각 부분 이후 환수율과 선으로 표시한 명시된 환수율',
}
