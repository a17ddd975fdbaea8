// SPDX-License-Identifier: Apache-2.0
import type { patterns as source } from '../en/patterns.ts'
import type { Translated } from '../translated.ts'

/** What a registration field accepts, by the number of its pattern. */
export const patterns: Translated<typeof source> = {
  'pattern.range': '{min} - {max}자로 입력해 주세요: {text}',
  'pattern.exact': '{min}자로 입력해 주세요: {text}',
  'pattern.passwordRange': '비밀번호를 {min} - {max}자로 입력해 주세요',
  'pattern.0': '모든 문자',
  'pattern.1': '첫 글자는 영문, 이후 영문과 숫자',
  'pattern.2': '한자와 숫자',
  'pattern.3': '이메일 형식',
  'pattern.4': '특수문자 없이 영문과 숫자',
  'pattern.5': '영문과 숫자 조합',
  'pattern.6': '숫자만',
  'pattern.7': '대문자를 1자 이상 포함한 영문과 숫자',
  'pattern.8': '영문과 공백',
  'pattern.9': '공백 없이',
  'pattern.10': '중국어와 문장 부호',
  'pattern.11': '날짜 yyyy-MM-dd',
  'pattern.12': '문자와 공백',
  'pattern.13': '날짜 MM-dd-yyyy',
  'pattern.14': '영문과 숫자만',
  'pattern.15': '한글만',
  'pattern.16': '태국어만',
  'pattern.17': '태국어 또는 영문과 공백',
  'pattern.18': '영문 1자 이상을 포함한 대문자와 공백',
  'pattern.19': '영문, 숫자, 기호',
  'pattern.20': '대문자, 소문자, 숫자, 특수문자 각 1자 이상',
}
