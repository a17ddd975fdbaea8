// SPDX-License-Identifier: Apache-2.0
import type { identityCheck as source } from '../en/identity-check.ts'
import type { Translated } from '../translated.ts'

/** Documents with which members prove who they are and where they live. */
export const identityCheck: Translated<typeof source> = {
  'identityCheck.title': '신원 확인',
  'identityCheck.intro':
    '서류 사진으로 본인임을 보여 주세요. 권한이 있는 직원만 볼 수 있으며 볼 때마다 기록됩니다. 결정 후 {days, plural, other {#일}}이 지나면 사진을 삭제합니다.',
  'identityCheck.proof.identity': '본인 확인',
  'identityCheck.proof.address': '거주지 확인',
  'identityCheck.state.none': '제출 안 함',
  'identityCheck.state.waiting': '확인 중',
  'identityCheck.state.accepted': '승인됨',
  'identityCheck.state.refused': '거절됨',
  'identityCheck.state.expired': '만료됨',
  'identityCheck.sent': '{time} 제출',
  'identityCheck.until': '{time}까지 유효',
  'identityCheck.kind': '서류',
  'identityCheck.kind.passport': '여권',
  'identityCheck.kind.identityCard': '신분증, 앞면과 뒷면',
  'identityCheck.kind.drivingLicence': '운전면허증, 앞면과 뒷면',
  'identityCheck.kind.proofOfAddress': '청구서, 은행 명세서 또는 공문',
  'identityCheck.pictures': '사진',
  'identityCheck.pictures.hint':
    '사진 수: {count}. PNG 또는 JPG, 각 {size}MB 이하. 모든 모서리가 보이고 모든 글자를 읽을 수 있어야 합니다.',
  'identityCheck.send': '서류 제출',
  'identityCheck.done': '감사합니다. 서류를 살펴보고 연락드리겠습니다.',
  'identityCheck.takeBack': '철회',
  'identityCheck.takenBack': '서류를 철회했습니다',
  'identityCheck.reason.unreadable': '읽을 수 없습니다. 밝은 곳에서 선명하게 찍어 다시 제출해 주세요.',
  'identityCheck.reason.incomplete': '일부가 빠져 있습니다. 모든 면과 모서리를 포함해 전체를 제출해 주세요.',
  'identityCheck.reason.wrongDocument': '선택한 서류와 다릅니다. 목록에 있는 서류를 제출해 주세요.',
  'identityCheck.reason.expired': '더 이상 유효하지 않습니다. 유효한 서류를 제출해 주세요.',
  'identityCheck.reason.otherName':
    '계정과 다른 이름입니다. 본인의 서류를 제출하거나 고객 서비스에 문의해 주세요.',
  'identityCheck.reason.notGenuine':
    '진본으로 인정할 수 없습니다. 원본을 제출하거나 고객 서비스에 문의해 주세요.',
  'identityCheck.reason.underAge': '이곳에서 게임하기에는 나이가 어려 계정이 닫혔습니다.',
  'mail.document.accepted': '서류가 승인되었습니다',
  'mail.document.refused': '서류가 거절되었습니다',
  'mail.document.thanks': '감사합니다. 더 하실 일은 없습니다.',
  'fault.compliance.documentPictures': '이 서류에 필요한 사진을 모두 추가해 주세요',
  'fault.compliance.documentWaiting': '이미 확인 중인 서류가 있습니다. 철회할 수 있습니다.',
  'fault.compliance.documentsToday': '오늘 서류를 많이 제출했습니다. 내일 다시 시도해 주세요.',
  'fault.compliance.documentDecided': '이 서류는 이미 결정되었습니다',
  'fault.compliance.needDocument':
    '이번 출금 전에 본인임을 보여 주는 서류가 필요합니다. 신원 확인에서 제출해 주세요. 돈은 계정에 그대로 있습니다.',
  'fault.backoffice.underAge': '이 생년월일은 나이 제한 미만입니다. 나이 미달로 서류를 거절해 주세요.',
  'fault.compliance.flagClosed': '이 표시는 이미 닫혔습니다',
  'fault.backoffice.notLower': '이 한도는 현재 한도보다 높습니다',
}
