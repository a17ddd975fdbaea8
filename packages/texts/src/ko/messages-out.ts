// SPDX-License-Identifier: Apache-2.0
import type { messagesOut as source } from '../en/messages-out.ts'
import type { Translated } from '../translated.ts'

/** Messages by SMS and mail. */
export const messagesOut: Translated<typeof source> = {
  'mail.code.login': '{site}: 로그인 코드는 {secret}입니다. 누구에게도 알려 주지 마세요.',
  'mail.code.register': '{site}: 회원가입 코드는 {secret}입니다.',
  'mail.code.forgot':
    '{site}: 새 비밀번호를 위한 코드는 {secret}입니다. 요청하지 않으셨다면 무시하셔도 됩니다.',
  'mail.code.contact': '{site}: 새 연락처 확인 코드는 {secret}입니다. 누구에게도 알려 주지 마세요.',
  'mail.contact.subject': '{site} 인증 코드',
  'mail.reset.subject': '{site} 임시 비밀번호',
  'mail.reset':
    '{username}님, 안녕하세요.\n아래 임시 비밀번호로 {minutes}분 안에 {site}에 한 번 로그인할 수 있습니다:\n{secret}\n로그인하면 새 비밀번호를 정하게 됩니다. 요청하지 않으셨다면 무시하셔도 됩니다. 비밀번호는 바뀌지 않았습니다.',
  'mail.invite.subject': '{site} 비밀번호를 설정해 주세요',
  'mail.invite':
    '{username}님, 안녕하세요.\n24시간 안에 아래 링크를 열고 {site}의 새 비밀번호를 설정해 주세요:\n{secret}',
  'mail.security.subject': '{site}: 계정에 변경이 있습니다',
  'mail.security.title': '계정에 변경이 있습니다',
  'mail.security.warning': '본인이 요청하지 않았다면 즉시 고객센터에 문의하세요.',
  'mail.security': '{username}님, 안녕하세요.\n{what}\n{warning}',
  'mail.security.factorsAsked':
    '고객센터에 회원님의 2단계 인증(인증 앱과 패스키) 해제 요청이 접수되었습니다.',
  'mail.security.sms': '{site}: {what} {warning}',
  'mail.security.passkeyAdded': '계정에 패스키가 추가되었습니다.',
  'mail.security.appAdded': '계정에 인증 앱이 설정되었습니다.',
  'mail.security.recoveryCodesMade': '계정의 새 복구 코드가 만들어졌습니다.',
  'mail.security.newWaysRemoved':
    '계정 접근 권한이 복구되었습니다. 최근에 추가된 2단계 인증 수단은 삭제되었습니다.',
  'mail.security.factorsRemoved': '회원님의 계정에서 2단계 인증이 해제되었습니다.',
  'mail.security.inviteAsked': '고객센터에 회원님 계정의 새 비밀번호 설정 링크 요청이 접수되었습니다.',
  'mail.security.inviteMade': '회원님 계정의 새 비밀번호 설정 링크가 만들어졌습니다.',
  'mail.security.passwordSet': '계정 비밀번호가 변경되었습니다.',
  'mail.security.paymentPasswordAdded': '계정에 결제 비밀번호가 설정되었습니다.',
  'mail.security.paymentPasswordSet': '결제 비밀번호가 변경되었습니다.',
  'mail.security.bankAccountAdded': '출금용으로 끝자리 {ending} 은행 계좌가 추가되었습니다.',
  'mail.security.contactChanged': '계정의 전화번호 또는 이메일 주소가 변경되었습니다.',
  'mail.security.unlocked': '잘못된 시도로 잠긴 계정을 고객센터가 해제했습니다.',
}
