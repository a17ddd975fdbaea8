// SPDX-License-Identifier: Apache-2.0
import type { messages as source } from '../en/messages.ts'
import type { Translated } from '../translated.ts'

/** Banners and notices. */
export const messages: Translated<typeof source> = {
  'messages.banners': '이벤트와 소식',
  'messages.banner.of': '{number}/{total}',
  'messages.banner.pause': '배너 멈추기',
  'messages.banner.play': '배너 다시 시작',
  'messages.banner.show': '배너 {number} 보기',
  'messages.notices': '공지',
  'messages.notices.all': '전체 공지',
  'messages.notices.pinned': '고정',
  'messages.notices.empty': '아직 공지가 없습니다',
  'messages.notices.previous': '이전 공지',
  'messages.notices.next': '다음 공지',
  'messages.notices.of': '{number}/{total}',
  'messages.publicity': '소식',
  'messages.publicity.more': '다른 소식 ({count})',
  'messages.leave.title': '이 사이트를 나갑니다',
  'messages.leave.text': '이 링크는 당사 사이트가 아닌 {host}(으)로 연결됩니다.',
  'messages.leave.go': '링크 열기',
  'messages.leave.stay': '머무르기',
  'messages.answer.title': '의견에 대한 답변',
  'fault.messages.contentEmpty': '내용을 입력해 주세요',
  'fault.messages.contentLength': '내용은 {min}~{max}자로 입력해 주세요',
  'fault.messages.changedElsewhere': '그사이 다른 사람이 변경했습니다. 다시 불러온 뒤 수정해 주세요.',
  'fault.messages.pageTaken': '이 페이지로 다른 항목이 게시되어 있습니다. 먼저 보관해 주세요.',
  'fault.messages.nothingPublished': '이 항목은 아직 게시된 적이 없습니다',
  'fault.messages.noSuchPicture': '이 항목의 사진이 보관함에 없거나 종류가 다릅니다',
  'fault.messages.pictureNotReadable': '사진으로 읽을 수 없는 파일입니다',
  'fault.messages.pictureWrongKind': '{formats} 사진만 사용할 수 있습니다',
  'fault.messages.pictureOtherName': '이름은 {named}이지만 실제로는 {found} 사진입니다',
  'fault.messages.pictureTooLarge': '사진은 최대 5 MB입니다',
  'fault.messages.pictureTooManyPixels': '사진은 최대 4,000만 화소입니다',
  'fault.messages.pictureTooSmall': '사진이 너무 작습니다. 최소 {width}×{height} 픽셀이 필요합니다',
  'fault.messages.pictureInUse': '사용 중인 사진입니다: {items}',
  'fault.messages.tooManyFeedbacks': '이미 여러 번 보내셨습니다. 10분 후 다시 시도해 주세요.',
  'fault.messages.tooManyPictures':
    '오늘 보낼 수 있는 사진을 모두 보냈습니다. 사진 없이 보내거나 내일 다시 시도해 주세요.',
  'fault.messages.libraryFull':
    '이 브랜드의 라이브러리가 가득 찼습니다(사진 {most}장). 사용하지 않는 사진을 삭제해 주세요.',
  'fault.messages.alreadyAnswered': '이미 답변한 의견입니다',
  'fault.messages.nobodyToAnswer': '비회원이 보낸 의견이라 답변할 메시지함이 없습니다',
  'fault.messages.noSuchMember': '없는 회원입니다',
}
