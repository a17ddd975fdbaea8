// SPDX-License-Identifier: Apache-2.0
import type { studioVerify as source } from '../en/studio-verify.ts'
import type { Translated } from '../translated.ts'

/** The verifier of the studio's games. */
export const studioVerify: Translated<typeof source> = {
  'studio.verify.title': '라운드 검증',
  'studio.verify.lead':
    '공개된 시드와 게임 규칙으로 브라우저가 라운드를 다시 계산합니다. 이 페이지를 믿을 필요 없이 다른 도구로도 같은 값을 계산할 수 있습니다.',
  'studio.verify.game': '게임',
  'studio.verify.round': '라운드',
  'studio.verify.return': '지급액',
  'studio.verify.result': '검증 결과',
  'studio.verify.right': '맞음:',
  'studio.verify.wrong': '틀림:',
  'studio.verify.shown': '계산값:',
  'studio.verify.verdict.right': '모두 일치합니다. 이 라운드는 베팅 전에 약속한 대로 결정되었습니다.',
  'studio.verify.verdict.wrong': '일치하지 않는 부분이 있습니다. 빨간 단계를 보고 고객센터에 문의해 주세요.',
  'studio.verify.verdict.shown': '시드로 계산한 값입니다. 게임에 표시된 값과 비교해 보세요.',
  'studio.verify.computed': '여기서 계산',
  'studio.verify.recorded': '기록',
  'studio.verify.commitment.title': '베팅 전에 약속한 서버 시드가 맞습니다',
  'studio.verify.commitment':
    '해시(SHA-256)를 베팅 전에 보여 드렸습니다. 시드가 다르면 해시도 다르므로 나중에 바꿀 수 없습니다.',
  'studio.verify.computedHash': '여기서 계산한 해시',
  'studio.verify.publishedHash': '베팅 전에 표시된 해시',
  'studio.verify.stream.title': '서버 시드, 클라이언트 시드, 베팅 번호로 난수를 만듭니다',
  'studio.verify.stream':
    '서버 시드가 ‘클라이언트 시드 : 베팅 번호 : 블록’ 텍스트에 서명합니다. 서명의 4바이트마다 0 이상 1 미만의 수 하나가 나옵니다.',
  'studio.verify.floats': '{floats, plural, other {사용한 수 #개}}',
  'studio.verify.outcome.title': '이 수들이 게임에서 뜻하는 것',
  'studio.verify.outcome': '위의 수와 게임 규칙으로 계산했습니다.',
  'studio.verify.story.title': '이 수로 표시된 결과가 나옵니다',
  'studio.verify.story': '위의 수로 라운드를 다시 진행하며 기록과 단계별로 비교합니다.',
  'studio.verify.money.title': '지급액이 맞습니다',
  'studio.verify.money': '베팅액 × 배율, 최소 단위 미만은 버립니다.',
  'studio.verify.dice': '주사위: 수 × {rolls}의 정수 부분을 100으로 나눈 값',
  'studio.verify.limbo': '지점: 0.99를 수로 나누고 소수 둘째 자리까지',
  'studio.verify.sample.stops': '릴 정지 위치',
  'studio.verify.mines': '지뢰가 있는 칸, 줄 순서대로 1~25',
  'studio.verify.plinko.path': '공의 경로: 0.5 이상이면 오른쪽',
  'studio.verify.plinko.slot': '슬롯',
  'studio.verify.plinko.slotOf': '왼쪽부터 {slots}개 중 {slot}번',
  'studio.verify.chain.title': '공개된 체인에 속하는 링크입니다',
  'studio.verify.chain':
    '공개된 링크를 {position, plural, other {#번}} 해시하면 첫 라운드 전에 공개된 체인의 끝이 나옵니다.',
  'studio.verify.chain.link': '크래시 후 공개된 링크 {position}',
  'studio.verify.chain.outcome.title': '링크와 공개 솔트로 결과가 정해집니다',
  'studio.verify.chain.outcome':
    '링크가 솔트에 서명합니다. 솔트는 체인이 공개된 뒤에 추첨되어 누구도 맞는 체인을 고를 수 없었습니다.',
  'studio.verify.point.title': '결과로 크래시 지점이 정해집니다',
  'studio.verify.point':
    '서명의 처음 52비트가 분수 X이며, 크래시는 0.99 / (1 − X)에서 일어납니다. 소수 둘째 자리까지, 최소 1.00×.',
  'studio.verify.tableBet':
    '크래시 지점 이하에서 캐시아웃한 베팅은 베팅액 × 그 배율로 지급하고(끝수 버림), 나머지는 잃습니다.',
  'studio.verify.left': '캐시아웃 배율',
  'studio.verify.notLeft': '크래시 때 캐시아웃하지 않은 상태였음',
  'studio.verify.position': '체인 내 위치',
  'studio.verify.positionOf': '{position}/{length}',
  'studio.verify.notPlayed': '진행되지 않은 라운드입니다. 베팅액을 돌려드려 검증할 것이 없습니다.',
  'studio.verify.stillRuns':
    '아직 진행 중인 라운드입니다. 크래시 후 체인의 링크가 공개되면 다시 열어 주세요.',
  'studio.verify.hidden.title': '이 라운드의 서버 시드는 아직 비밀입니다',
  'studio.verify.hidden':
    '아직 새 베팅에 쓰이고 있어 보여 드릴 수 없습니다. 게임의 ‘공정성과 기록’에서 ‘서버 시드 공개’를 누른 뒤 이 페이지를 다시 열어 주세요.',
  'studio.verify.manual.title': '직접 검증',
  'studio.verify.manual':
    '원하는 값을 입력하거나 붙여 넣으세요. 모두 브라우저에서 계산하며 아무것도 전송하지 않습니다.',
  'studio.verify.compute': '계산',
  'studio.verify.nonce': '베팅 번호 (nonce)',
  'studio.verify.hash': '체인의 링크 (해시)',
  'studio.verify.hashOptional': '베팅 전에 표시된 해시 (비워도 됨)',
  'studio.verify.terminalOptional': '공개된 체인의 끝 (비워도 됨)',
  'studio.verify.badServerSeed': '0~9와 a~f로 된 64자',
  'studio.verify.badSalt': '솔트가 없습니다',
  'studio.verify.badNonce': '0 이상의 정수',
  'studio.verify.badSettings': '게임에 없는 설정입니다. 목표, 지뢰, 줄, 위험도를 확인해 주세요.',
}
