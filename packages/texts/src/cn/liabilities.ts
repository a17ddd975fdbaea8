// SPDX-License-Identifier: Apache-2.0
import type { liabilities as source } from '../en/liabilities.ts'
import type { Translated } from '../translated.ts'

/** What members own together, and the check that one's own balance is part of it. */
export const liabilities: Translated<typeof source> = {
  'liabilities.title': '会员资产总额',
  'liabilities.intro':
    '每天结束时，我们公布全体会员的资产总额：现金以及提款冻结金额。一个根值涵盖所有余额，因此任何余额都不能被遗漏或事后减少。',
  'liabilities.check.title': '您的余额在其中吗？',
  'liabilities.check.hint': '本页面从您的余额开始逐步自行计算根值，并与已公布的根值比较。',
  'liabilities.check': '核对我的余额',
  'liabilities.check.login': '登录后核对您的余额',
  'liabilities.ok': '您的余额包含在总额中',
  'liabilities.okText':
    '{day}，{account} 的 {amount} 包含在 {accounts, plural, other {# 个账户}}的总额 {total} 中。',
  'liabilities.bad': '计算结果与已公布的根值不符',
  'liabilities.badText': '请保存证明并联系客服。',
  'liabilities.compare': '{day} 的根值已不在此列表中。请与您当日记下的根值比较。',
  'liabilities.none': '{day} 结束时您没有资产，因此无需证明。',
  'liabilities.noDay': '尚未公布根值。首个根值将在午夜后公布。',
  'liabilities.steps': '从您的余额到根值共 {count, plural, other {# 步}}',
  'liabilities.save': '保存证明',
  'liabilities.load': '核对已保存的证明',
  'liabilities.load.hint': '您曾在本页保存的文件',
  'liabilities.load.choose': '选择文件',
  'liabilities.badFile': '此文件不是证明',
  'liabilities.days': '已公布的根值',
  'liabilities.day': '日期（UTC）',
  'liabilities.accounts': '账户数',
  'liabilities.total': '总额',
  'liabilities.root': '根值',
  'liabilities.how': '工作原理',
  'liabilities.howText':
    '您的余额、账户名和一个随机数生成一个摘要，因此没有人知道您旁边是谁的余额。相邻两个摘要连同其总和再生成下一个摘要，直到只剩一个根值。奖金不计算在内。',
}
