// SPDX-License-Identifier: Apache-2.0
import type { feedback as source } from '../en/feedback.ts'
import type { Translated } from '../translated.ts'

/** The feedback form. */
export const feedback: Translated<typeof source> = {
  'feedback.title': '의견 보내기',
  'feedback.hint': '좋은 점, 부족한 점, 문제점을 알려 주세요. 모두 읽어 봅니다.',
  'feedback.type': '어떤 내용인가요?',
  'feedback.type.suggestion': '제안',
  'feedback.type.complaint': '불만',
  'feedback.type.bug': '작동 오류',
  'feedback.type.other': '기타',
  'feedback.content': '내용',
  'feedback.counter': '{count}/{most}',
  'feedback.contact': '연락처 (선택)',
  'feedback.contact.hint': '이메일 주소 또는 전화번호.',
  'feedback.images': '사진 (선택)',
  'feedback.images.hint': '최대 {count}장, PNG 또는 JPG, 장당 {size} MB.',
  'feedback.images.add': '사진 추가',
  'feedback.images.remove': '{name} 삭제',
  'feedback.images.wrong': '{name}: PNG 또는 JPG 사진이 아닙니다',
  'feedback.images.tooLarge': '{name}: {size} MB를 초과합니다',
  'feedback.images.tooMany': '사진은 최대 {count}장입니다',
  'feedback.send': '보내기',
  'feedback.done': '감사합니다. 의견이 접수되었습니다.',
  'feedback.required': '내용을 입력해 주세요',
  'feedback.length': '내용은 {least}~{most}자로 입력해 주세요',
}
