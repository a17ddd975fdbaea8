// SPDX-License-Identifier: Apache-2.0
import type { patterns as source } from '../en/patterns.ts'
import type { Translated } from '../translated.ts'

/** What a registration field accepts, by the number of its pattern. */
export const patterns: Translated<typeof source> = {
  'pattern.range': 'Vui lòng nhập {min} - {max} ký tự: {text}',
  'pattern.exact': 'Vui lòng nhập {min} ký tự: {text}',
  'pattern.passwordRange': 'Vui lòng nhập mật khẩu {min} - {max} ký tự',
  'pattern.0': 'ký tự bất kỳ',
  'pattern.1': 'bắt đầu bằng chữ cái, sau đó là chữ cái và chữ số',
  'pattern.2': 'chữ Hán và chữ số',
  'pattern.3': 'định dạng e-mail',
  'pattern.4': 'chữ cái và chữ số, không có ký tự đặc biệt',
  'pattern.5': 'kết hợp chữ cái và chữ số',
  'pattern.6': 'chỉ chữ số',
  'pattern.7': 'chữ cái và chữ số, ít nhất một chữ hoa',
  'pattern.8': 'chữ cái tiếng Anh và khoảng trắng',
  'pattern.9': 'không có khoảng trắng',
  'pattern.10': 'chữ Trung và dấu câu',
  'pattern.11': 'ngày yyyy-MM-dd',
  'pattern.12': 'chữ cái và khoảng trắng',
  'pattern.13': 'ngày MM-dd-yyyy',
  'pattern.14': 'chỉ chữ cái và chữ số',
  'pattern.15': 'chỉ chữ Hàn',
  'pattern.16': 'chỉ chữ Thái',
  'pattern.17': 'chữ Thái hoặc chữ Anh và khoảng trắng',
  'pattern.18': 'chữ hoa và khoảng trắng, ít nhất một chữ cái tiếng Anh',
  'pattern.19': 'chữ cái, chữ số và ký hiệu',
  'pattern.20': 'ít nhất một chữ hoa, một chữ thường, một chữ số và một ký hiệu đặc biệt',
}
