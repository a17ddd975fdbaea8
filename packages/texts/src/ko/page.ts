// SPDX-License-Identifier: Apache-2.0
import type { page as source } from '../en/page.ts'
import type { Translated } from '../translated.ts'

/** What search engines and shared links read of a page. The server writes it into the head of the page. */
export const page: Translated<typeof source> = {
  'page.home.description':
    '슬롯, 라이브 테이블, 피싱 게임, 스포츠, 공정성을 검증할 수 있는 자체 게임을 한곳에서 지갑 하나로 즐기세요.',
  'page.hot.description': '오늘 {site}에서 가장 많이 플레이한 게임입니다.',
  'page.games.title': '{type}',
  'page.games.description': '{site}의 {type}: 스튜디오를 고르고 이름으로 게임을 찾아 지갑 하나로 즐기세요.',
  'page.providers.title': '스튜디오',
  'page.providers.description': '{site}에서 한 스튜디오의 모든 게임을 볼 수 있습니다.',
  'page.promotions.description': '{site}에서 지금 회원에게 제공하는 혜택과 조건입니다.',
  'page.mall.description': '{site} 회원이 포인트로 받을 수 있는 상품입니다.',
  'page.help.description': '{site}에서 자주 묻는 질문과 답변입니다.',
  'page.owned.description': '{site} 전체 회원의 자산 합계와 회원이 직접 확인할 수 있는 증명.',
  'page.download.description': '{site}을(를) 휴대폰에서, 단계별로 안내합니다.',
  'page.register.title': '계정 만들기',
  'page.register.description': '{site} 계정을 만드세요.',
  'page.login.title': '로그인',
  'page.notFound.description': '이 주소에는 페이지가 없습니다.',
}
