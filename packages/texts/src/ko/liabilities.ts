// SPDX-License-Identifier: Apache-2.0
import type { liabilities as source } from '../en/liabilities.ts'
import type { Translated } from '../translated.ts'

/** What members own together, and the check that one's own balance is part of it. */
export const liabilities: Translated<typeof source> = {
  'liabilities.title': '회원 자산 총액',
  'liabilities.intro':
    '매일 하루가 끝나면 모든 회원의 자산 합계(현금과 출금 보류 금액)를 공개합니다. 하나의 루트가 모든 잔액을 포함하므로 나중에 잔액을 빼거나 줄일 수 없습니다.',
  'liabilities.check.title': '내 잔액이 포함되어 있나요?',
  'liabilities.check.hint':
    '이 페이지는 내 잔액에서 루트까지 한 단계씩 직접 계산해 공개된 루트와 비교합니다.',
  'liabilities.check': '내 잔액 확인',
  'liabilities.check.login': '로그인하고 잔액 확인',
  'liabilities.ok': '내 잔액이 합계에 포함되어 있습니다',
  'liabilities.okText':
    '{day}, {account}의 {amount}이(가) {accounts, plural, other {# 개 계정}}의 합계 {total}에 포함되어 있습니다.',
  'liabilities.bad': '공개된 루트와 일치하지 않습니다',
  'liabilities.badText': '증명을 저장하고 고객센터에 문의해 주세요.',
  'liabilities.compare': '{day}의 루트는 더 이상 이 목록에 없습니다. 그날 적어 둔 루트와 비교해 주세요.',
  'liabilities.none': '{day} 종료 시점에 자산이 없어 증명할 것이 없습니다.',
  'liabilities.noDay': '아직 공개된 루트가 없습니다. 첫 루트는 자정 이후에 공개됩니다.',
  'liabilities.steps': '내 잔액에서 루트까지 {count, plural, other {# 단계}}',
  'liabilities.save': '증명 저장',
  'liabilities.load': '저장한 증명 확인',
  'liabilities.load.hint': '이 페이지에서 저장한 파일',
  'liabilities.load.choose': '파일 선택',
  'liabilities.badFile': '증명 파일이 아닙니다',
  'liabilities.days': '공개된 루트',
  'liabilities.day': '날짜(UTC)',
  'liabilities.accounts': '계정 수',
  'liabilities.total': '합계',
  'liabilities.root': '루트',
  'liabilities.how': '작동 방식',
  'liabilities.howText':
    '잔액, 계정 이름, 난수로 다이제스트를 만들기 때문에 옆에 있는 잔액이 누구의 것인지 아무도 알 수 없습니다. 이웃한 둘과 그 합계로 다음 다이제스트를 만들며, 마지막에 하나의 루트가 남습니다. 보너스 금액은 포함되지 않습니다.',
}
