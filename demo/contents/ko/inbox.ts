// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const inbox: PageWords = {
  Welcome: [
    '환영합니다',
    '<p>와 주셔서 반갑습니다. 계정이 준비되었고 놀이용 머니가 들어 있습니다. 새 플레이어가 가장 많이 묻는 질문은 <a href="/helpmc">도움말</a>에 있습니다.</p>',
  ],
  'Set a payment password': [
    '출금 비밀번호를 설정하세요',
    '<p>모든 출금을 지켜 줍니다. 회원 센터의 <b>보안</b>에 있습니다.</p>',
  ],
  'Answer to your feedback': [
    '의견에 대한 답변',
    '<p>알려 주셔서 감사합니다. 최근 게임 목록이 이제 다시 마지막 스무 개를 보여 줍니다.</p><blockquote><p>최근 게임이 열 개에서 끝납니다. 의도한 것인가요?</p></blockquote>',
  ],
  'Short maintenance on Tuesday': [
    '화요일 짧은 점검',
    '<p>사이트 시간 04:00부터 04:20까지 데이터베이스를 점검합니다. 진행 중인 라운드를 먼저 마칩니다.</p>',
  ],
  'How to check a round': [
    '라운드 검증 방법',
    '<ol><li>베팅 내역을 여세요.</li><li>Tessera 오리지널의 라운드를 고르세요.</li><li>체크 표시를 누르세요.</li></ol><p>페이지가 시드로 결과를 계산하며, 계산은 내 브라우저에서 이루어집니다.</p>',
  ],
}

export const toAgents: PageWords = {
  'Your team at a glance': [
    '한눈에 보는 내 팀',
    '<p>개요는 선택한 날짜의 팀 전체 수치를 합산합니다. 목록에는 각 계정이 나오며 검색할 수 있습니다.</p>',
  ],
  'Pass money on within your team': [
    '팀 안에서 이체하기',
    '<p>팀의 각 계정 옆에 <b>이체</b>가 있습니다. 보낸 돈은 즉시 도착하며 출금 비밀번호가 지켜 줍니다.</p>',
  ],
}
