// SPDX-License-Identifier: Apache-2.0
import type { studioProof as source } from '../en/studio-proof.ts'
import type { Translated } from '../translated.ts'

/** The verifier that is saved as a file, and the simulator. */
export const studioProof: Translated<typeof source> = {
  'studio.saved.save': 'Lưu tệp kiểm tra ván này',
  'studio.saved.about':
    'Một tệp chứa ván này và mọi thứ để tính lại. Mở được trong mọi trình duyệt, không cần máy chủ và không cần mạng.',
  'studio.saved.lead':
    'Tệp này tính lại một ván trong trò chơi của chúng tôi từ bản ghi hoặc từ các seed. Nó không cần máy chủ, và trình duyệt không cho nó kết nối với ai.',
  'studio.saved.record': 'Bản ghi của một ván',
  'studio.saved.check': 'Kiểm tra bản ghi',
  'studio.saved.noRecord': 'Đây không phải bản ghi một ván trong trò chơi của chúng tôi.',
  'studio.simulator.title': 'Trình mô phỏng',
  'studio.simulator.about':
    'Chơi một triệu ván với thiết lập của trang này trong trình duyệt của bạn và so kết quả với con số đã nêu. Không đặt cược và dùng số ngẫu nhiên của trình duyệt, không dùng seed của bạn.',
  'studio.simulator.play': 'Chơi một triệu ván',
  'studio.simulator.stop': 'Dừng',
  'studio.simulator.rounds': 'Số ván đã chơi',
  'studio.simulator.stated': 'Tỷ lệ trả đã nêu',
  'studio.simulator.measured': 'Tỷ lệ trả của các ván này',
  'studio.simulator.hits': 'Số ván có trả',
  'studio.simulator.most': 'Hệ số lớn nhất',
  'studio.simulator.within':
    'Tỷ lệ trả đã nêu nằm trong khoảng ±{band} điểm phần trăm mà ngẫu nhiên để lại sau chừng ấy ván.',
  'studio.simulator.outside':
    'Tỷ lệ trả đã nêu nằm ngoài khoảng ±{band} điểm phần trăm. Ngẫu nhiên làm vậy khoảng ba lần trong một nghìn lần mô phỏng; hãy chơi thêm một triệu ván.',
  'studio.simulator.failed': 'Không chạy được mô phỏng trong trình duyệt này.',
  'studio.simulator.chart': 'Tỷ lệ trả sau mỗi phần số ván, đường thẳng là tỷ lệ đã nêu',
}
