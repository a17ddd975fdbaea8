// SPDX-License-Identifier: Apache-2.0
import type { patterns as source } from '../en/patterns.ts'
import type { Translated } from '../translated.ts'

/** What a registration field accepts, by the number of its pattern. */
export const patterns: Translated<typeof source> = {
  'pattern.range': '请输入 {min} - {max} 个字符：{text}',
  'pattern.exact': '请输入 {min} 个字符：{text}',
  'pattern.passwordRange': '请填写 {min} - {max} 个字符的密码',
  'pattern.0': '任意字符',
  'pattern.1': '以字母开头，其后为字母和数字',
  'pattern.2': '汉字和数字',
  'pattern.3': '邮箱格式',
  'pattern.4': '字母和数字，不含特殊字符',
  'pattern.5': '字母与数字的组合',
  'pattern.6': '仅限数字',
  'pattern.7': '字母和数字，至少一个大写字母',
  'pattern.8': '英文字母和空格',
  'pattern.9': '不含空格',
  'pattern.10': '中文和标点',
  'pattern.11': '日期 yyyy-MM-dd',
  'pattern.12': '字母和空格',
  'pattern.13': '日期 MM-dd-yyyy',
  'pattern.14': '仅限字母和数字',
  'pattern.15': '仅限韩文',
  'pattern.16': '仅限泰文',
  'pattern.17': '泰文或英文及空格',
  'pattern.18': '大写字母和空格，至少一个英文字母',
  'pattern.19': '字母、数字和符号',
  'pattern.20': '至少各一个大写字母、小写字母、数字和特殊符号',
}
