// SPDX-License-Identifier: Apache-2.0
import type { trouble as source } from '../en/trouble.ts'
import type { Translated } from '../translated.ts'

/** Failures on the way to the reader, and recovery from them. */
export const trouble: Translated<typeof source> = {
  'trouble.reload': '새로고침',
  'trouble.region': '페이지의 이 부분을 표시할 수 없습니다',
  'trouble.offline': '오프라인입니다. 표시된 내용이 최신이 아닐 수 있습니다.',
  'trouble.online': '다시 연결되었습니다',
  'trouble.update': '사이트의 새 버전이 준비되었습니다',
  'trouble.offlinePage.title': '오프라인입니다',
  'trouble.offlinePage.text':
    '잔액과 진행 중인 라운드는 안전합니다. 네트워크가 연결되면 이 페이지가 다시 열립니다.',
  'trouble.noScript': '이 사이트는 JavaScript가 필요합니다.',
  'trouble.notFound.search': '게임 찾기',
  'trouble.notFound.links': '바로가기',
}
