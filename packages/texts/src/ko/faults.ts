// SPDX-License-Identifier: Apache-2.0
import type { faults as source } from '../en/faults.ts'
import type { Translated } from '../translated.ts'

/**
 * Refusals of the contract that belong to no domain, and their generic field messages. Domain refusals are in
 * the file of their domain.
 */
export const faults: Translated<typeof source> = {
  'fault.call.malformed': '요청을 읽을 수 없습니다',
  'fault.call.invalid': '일부 값이 올바르지 않습니다',
  'fault.call.badBrand': '알 수 없는 가맹점입니다',
  'fault.call.encryptionRequired': '이 요청은 암호화해서 보내야 합니다',
  'fault.call.badEncryption': '암호화된 내용을 열 수 없습니다',
  'fault.call.unauthorized': '로그인이 필요합니다. 로그인해 주세요',
  'fault.call.forbidden': '이 작업을 할 권한이 없습니다',
  'fault.call.notFound': '이 주소에는 아무것도 없습니다',
  'fault.call.wrongMethod': '이 주소에서 지원하지 않는 방식입니다',
  'fault.call.requestReused': '이미 다른 요청에 사용된 번호입니다',
  'fault.call.tooLarge': '요청이 너무 큽니다',
  'fault.call.wrongContentType': '여기서 지원하지 않는 콘텐츠 형식입니다',
  'fault.call.tooManyRequests': '요청이 너무 많습니다. 1분 후 다시 시도해 주세요',
  'fault.call.unexpected': '서버에 문제가 발생했습니다. 문의 번호 {reference}',
  'fault.call.unavailable': '지금은 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요',
  'fault.field.unknown': '알 수 없는 항목입니다',
  'fault.field.required': '필수 입력 항목입니다',
  'fault.field.invalid': '값이 올바르지 않습니다',
  'fault.maintenance': '사이트 점검 중입니다',
  'fault.site.invalidUrl': '잘못된 주소입니다. 고객센터에 문의해 주세요',
  'fault.site.ipBlocked': '접속이 제한되었습니다',
  'fault.site.regionRestricted': '현재 계신 지역에서는 이용할 수 없습니다',
  'fault.backoffice.settingChanged': '그사이 다른 사람이 변경했습니다: {names}. 다시 확인해 주세요',
  'fault.backoffice.noBrand': '없는 브랜드입니다',
  'fault.backoffice.codeRequired': '인증 앱의 코드를 입력해 주세요',
  'fault.backoffice.ownRequest': '본인이 요청한 건입니다. 다른 운영자가 결정합니다',
  'fault.backoffice.requestOver': '이 요청은 이미 처리되었거나 만료되었습니다',
  'fault.backoffice.requestWaiting': '같은 요청이 이미 있으며 결정을 기다리고 있습니다',
  'fault.backoffice.noMember': '없는 회원입니다',
  'fault.backoffice.noAgent': '이 브랜드에 해당 이름의 활성 에이전트가 없습니다',
  'fault.backoffice.noUpline': '총괄 에이전트와 체험 계정에는 상위가 없습니다',
  'fault.backoffice.uplineCircle': '계정은 자기 자신이나 자신의 팀 아래에 둘 수 없습니다',
  'fault.agents.lineTooDeep': '라인은 최대 50단계까지 가능합니다',
  'fault.backoffice.moveWaiting': '이 계정의 이동이 이미 예정되어 있습니다. 먼저 취소해 주세요',
  'fault.backoffice.noMove': '이 계정에 예정된 이동이 없습니다',
  'fault.backoffice.noRank': '체험 계정에는 등급이 없습니다',
  'fault.backoffice.noHost': '없는 호스트입니다',
  'fault.backoffice.noChange': '없는 변경 내역입니다',
  'fault.backoffice.brandTaken': '다른 브랜드가 사용 중인 코드입니다',
  'fault.backoffice.hostTaken': '이미 사용 중인 호스트입니다',
  'fault.backoffice.vendorAway': '공급사가 지금 게임 목록을 보내지 않습니다',
  'fault.backoffice.noList': '데모 공급사들이 함께 쓰는 계정이며 자체 게임 목록이 없습니다',
  'fault.backoffice.firstBrand': '첫 번째 브랜드는 닫을 수 없습니다',
}
