// SPDX-License-Identifier: Apache-2.0
import type { studioProof as source } from '../en/studio-proof.ts'
import type { Translated } from '../translated.ts'

/** The verifier that is saved as a file, and the simulator. */
export const studioProof: Translated<typeof source> = {
  'studio.saved.save': '保存本局的验证文件',
  'studio.saved.about':
    '一个文件，包含本局记录以及重新计算所需的一切。在任何浏览器中都能打开，无需服务器，也无需网络。',
  'studio.saved.lead':
    '此文件可根据记录或种子重新计算我们游戏的任一局。它不需要服务器，浏览器也不允许它连接任何地方。',
  'studio.saved.record': '一局的记录',
  'studio.saved.check': '验证记录',
  'studio.saved.noRecord': '这不是我们游戏的一局记录。',
  'studio.simulator.title': '模拟器',
  'studio.simulator.about':
    '用本页的设置在您的浏览器中玩一百万局，并将结果与公布的数值比较。不会投注，使用浏览器的随机数，而非您的种子。',
  'studio.simulator.play': '玩一百万局',
  'studio.simulator.stop': '停止',
  'studio.simulator.rounds': '已玩局数',
  'studio.simulator.stated': '公布的返还率',
  'studio.simulator.measured': '这些局的返还率',
  'studio.simulator.hits': '有派彩的局',
  'studio.simulator.most': '最大倍数',
  'studio.simulator.within': '公布的返还率位于这么多局之后随机性允许的 ±{band} 个百分点范围内。',
  'studio.simulator.outside':
    '公布的返还率在 ±{band} 个百分点范围之外。一千次模拟中约有三次会偶然如此；请再玩一百万局。',
  'studio.simulator.failed': '模拟无法在此浏览器中运行。',
  'studio.simulator.chart': '每一部分局数之后的返还率，直线为公布的返还率',
}
