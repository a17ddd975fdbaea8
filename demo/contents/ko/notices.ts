// SPDX-License-Identifier: Apache-2.0
import type { PageWords } from '../words.ts'

export const notices: PageWords = {
  'This site plays with play money': [
    '이곳은 가상 머니로 플레이합니다',
    '<p>모든 잔액은 테스트 은행의 가상 머니입니다. 실제로 따거나 잃지 않습니다.</p>',
  ],
  'Play within your limits': [
    '한도 안에서 즐기세요',
    '<p>시작하기 전에 금액과 시간을 정하세요. 쉬어 갈 수 있도록 돕는 방법은 <a href="/helpmc">책임감 있는 플레이</a>에 있습니다.</p>',
  ],
  'We never ask for your password': [
    '비밀번호를 묻지 않습니다',
    '<p>저희 중 누구도 로그인 비밀번호나 출금 비밀번호를 묻지 않습니다. 메일에서도, 채팅에서도, 전화에서도. 묻는 사람은 저희 직원이 아닙니다.</p>',
  ],
  'How to check a round': [
    '라운드 검증 방법',
    '<p>베팅 내역을 열고 Tessera 오리지널의 라운드를 고른 뒤 체크 표시를 누르세요. 시드를 교체하면 페이지가 브라우저에서 라운드를 다시 계산합니다.</p>',
  ],
  'Withdrawals are held at once': [
    '출금액은 즉시 보류됩니다',
    '<p>출금은 요청하는 즉시 보류되고 담당자가 승인하면 지급됩니다. 도착하면 확인해 주세요. 그러면 양쪽 모두 마무리됩니다.</p>',
  ],
  'Short maintenance on Tuesday': [
    '화요일 짧은 점검',
    '<p>사이트 시각 <b>04:00부터 04:20</b>까지 데이터베이스를 점검합니다. 진행 중인 라운드는 먼저 끝나며 잔액은 바뀌지 않습니다.</p>',
  ],
  'A quicker lobby': [
    '더 빨라진 로비',
    '<p>게임에서 돌아오면 목록이 보던 자리를 기억하고, 검색은 글자 하나가 많아도 찾아 줍니다.</p>',
  ],
  'Write down your payment password': [
    '출금 비밀번호를 적어 두세요',
    '<p>여섯 자리이며 모든 출금을 지킵니다. 고객센터도 읽을 수 없고, 본인임을 확인한 뒤에만 다시 설정할 수 있습니다.</p>',
  ],
  'Dark or light': [
    '어둡게 또는 밝게',
    '<p>상단 스위치가 사이트 전체의 모습을 바로 바꾸고, 이 기기가 기억합니다.</p>',
  ],
  'Statements for your own books': [
    '내 장부를 위한 내역',
    '<p>계정 내역에는 잔액의 모든 변동과 그 뒤의 잔액이 있습니다. 날짜를 고르고 페이지를 넘기세요.</p>',
  ],
  'One person, one account': [
    '한 사람, 한 계정',
    '<p>계정은 하나만 사용해 주세요. 같은 사람의 두 번째 계정은 닫히고, 혜택으로 얻은 것은 회수됩니다.</p>',
  ],
  'Welcome to the new site': [
    '새 사이트에 오신 것을 환영합니다',
    '<p>이사했습니다. 모든 것이 제자리에 있고 몇 가지는 더 나은 자리에 있습니다. 빠진 것이 있으면 모든 페이지 아래의 <b>의견 보내기</b>으로 알려 주세요.</p>',
  ],
  'The night site uses play money': ['밤의 사이트도 가상 머니입니다', '<p>실제로 따거나 잃지 않습니다.</p>'],
  'Opening hours': ['운영 시간', '<p>없습니다. 언제나 열려 있습니다.</p>'],
  'One account for this site': [
    '이곳 전용 계정',
    '<p>다른 브랜드의 계정은 사용할 수 없습니다. 한 번 더 가입해 주세요.</p>',
  ],
}

export const popups: PageWords = {
  'Good to see you': [
    '반갑습니다',
    '<h3>알아 두실 세 가지</h3><ul><li><b>가상 머니입니다.</b> 실제로 따거나 잃지 않습니다.</li><li><b>모든 라운드를 검증할 수 있습니다.</b> Tessera 오리지널은 베팅 전에 시드의 해시를 보여 줍니다.</li>' +
      '<li><b>기록은 완전합니다.</b> 모든 베팅이 번호, 잔액과 함께 있습니다.</li></ul><p class="center"><a href="/inhouse">오리지널 보기</a></p>',
  ],
  'Take a break whenever you like': [
    '언제든 쉬어 가세요',
    '<p>플레이는 즐거워야 합니다. 그렇지 않다면:</p><ol><li>계정에서 <a href="/?center=saferPlay">책임감 있는 게임</a>을 여세요.</li><li>입금, 베팅, 손실, 플레이 시간에 한도를 정하세요. 낮춘 한도는 바로 적용됩니다.</li><li>최대 6주까지 쉬거나 더 오래 스스로를 제외하세요. 잔액은 그대로 회원님의 것입니다.</li></ol><blockquote>미리 정한 한도가 나중에 정한 한도보다 지키기 쉽습니다.</blockquote>',
  ],
  'Welcome to the night': [
    '밤에 오신 것을 환영합니다',
    '<p class="lead">불을 낮추고 천천히 즐기세요.</p><p><a href="/inhouse">우리 게임부터 시작하기</a></p>',
  ],
}
