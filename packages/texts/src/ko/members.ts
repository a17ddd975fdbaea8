import type { members as source } from '../en/members.ts'
import type { Translated } from '../translated.ts'

/** The member centre and its frame. */
export const members: Translated<typeof source> = {
  'members.center': '회원 센터',
  'members.center.pages': '회원 센터 페이지',
  'members.security': '보안',
  'members.account': '계정',
  'members.since': '가입일',
  'members.memberNumber': '회원 번호',
  'members.password': '로그인 비밀번호',
  'members.password.change': '로그인 비밀번호 변경',
  'members.password.old': '기존 비밀번호',
  'members.password.new': '새 비밀번호',
  'members.password.confirm': '새 비밀번호 확인',
  'members.password.done': '비밀번호가 변경되었습니다',
  'members.payment': '출금 비밀번호',
  'members.birthday.invalid': '날짜를 yyyy-MM-dd 형식으로 입력해 주세요',
  'members.birthday.tooYoung': '만 {age}세 이상이어야 합니다',
  'fault.members.fixed': '한 번만 입력할 수 있습니다. 고객센터에 문의해 주세요',
  'members.payment.set': '설정됨',
  'members.payment.unset': '설정 안 됨',
  'members.payment.hint': '숫자 6자리로 모든 출금을 보호합니다.',
  'members.payment.create': '출금 비밀번호 설정',
  'members.payment.change': '출금 비밀번호 변경',
  'members.payment.old': '기존 출금 비밀번호',
  'members.payment.new': '새 출금 비밀번호',
  'members.payment.confirm': '새 출금 비밀번호 확인',
  'members.payment.done': '출금 비밀번호가 저장되었습니다',
  'members.payment.sixDigits': '6자를 입력해 주세요: 숫자만',
}
