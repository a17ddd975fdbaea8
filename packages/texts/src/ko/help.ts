// SPDX-License-Identifier: Apache-2.0
import type { help as source } from '../en/help.ts'
import type { Translated } from '../translated.ts'

/** Help popup, help centre and terms of use. */
export const help: Translated<typeof source> = {
  'help.title': '도움말',
  'help.center': '도움말 센터',
  'help.center.hint': '자주 묻는 질문과 답변입니다.',
  'help.views': '도움말 또는 약관',
  'help.terms': '이용약관',
  'help.all': '도움말 전체',
  'help.topics': '주제',
  'help.search': '도움말 검색',
  'help.search.empty': '해당하는 주제가 없습니다',
  'help.search.emptyHint': '다른 단어로 찾거나 문의해 주세요.',
  'help.found': '{count, plural, other {주제 #개}}',
  'help.empty': '아직 도움말이 없습니다',
  'help.emptyHint': '문의해 주시면 답변드리겠습니다.',
  'help.write': '문의하기',
  'help.terms.age.title': '나이와 계정',
  'help.terms.age':
    '회원은 만 {age}세 이상이며 거주지 기준 성인이어야 합니다. 1인 1계정을 본인 이름으로 사용하며, 비밀번호는 본인만 알고 있어야 합니다.',
  'help.terms.money.title': '입금과 출금',
  'help.terms.money':
    '입금은 본인의 결제 수단으로, 출금은 본인 명의 계좌로 이루어집니다. 출금 전에 본인 확인을 요청할 수 있습니다.',
  'help.terms.play.title': '베팅과 결과',
  'help.terms.play':
    '베팅은 서버가 접수한 순간부터 유효합니다. 결과는 서버에서만 추첨됩니다. 중단된 라운드는 규칙에 따라 정산하거나 전액 돌려드립니다.',
  'help.terms.fair.title': '공정한 플레이',
  'help.terms.fair':
    '회원 간 담합, 자동 프로그램, 오류 악용은 금지됩니다. 이렇게 얻은 당첨은 무효이며 계정이 닫힐 수 있습니다.',
  'help.terms.limits.title': '적당한 플레이',
  'help.terms.limits':
    '게임은 즐거움을 위한 것입니다. 잃어도 괜찮은 금액만 베팅하고, 즐겁지 않으면 멈추세요. 휴식이 필요하면 문의해 주세요. 도와드리겠습니다.',
  'help.terms.data.title': '개인정보',
  'help.terms.data':
    '{site}에서는 계정 운영에 필요하거나 법이 요구하는 정보만 보관하며, 그 외 누구에게도 제공하지 않습니다.',
}
