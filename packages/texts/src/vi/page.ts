// SPDX-License-Identifier: Apache-2.0
import type { page as source } from '../en/page.ts'
import type { Translated } from '../translated.ts'

/** What search engines and shared links read of a page. */
export const page: Translated<typeof source> = {
  'page.home.description':
    'Nổ hũ, casino trực tuyến, bắn cá, thể thao và trò chơi độc quyền minh bạch ở cùng một nơi, chung một ví.',
  'page.hot.description': 'Những trò chơi được chơi nhiều nhất tại {site} hôm nay.',
  'page.games.title': '{type}',
  'page.games.description': '{type} tại {site}: chọn nhà cung cấp, tìm trò chơi theo tên và chơi với một ví.',
  'page.providers.title': 'Nhà cung cấp',
  'page.providers.description': 'Mọi trò chơi của một nhà cung cấp tại {site}.',
  'page.promotions.description': 'Ưu đãi hiện có của {site} cho hội viên, kèm điều khoản từng ưu đãi.',
  'page.mall.description': 'Những gì hội viên {site} có thể đổi bằng điểm.',
  'page.help.description': 'Câu hỏi thường gặp tại {site} và câu trả lời.',
  'page.owned.description':
    'Tổng tài sản của mọi thành viên {site}, kèm bằng chứng mà ai cũng có thể kiểm tra.',
  'page.download.description': 'Đưa {site} lên điện thoại của bạn, từng bước một.',
  'page.register.title': 'Tạo tài khoản',
  'page.register.description': 'Mở tài khoản tại {site}.',
  'page.login.title': 'Đăng nhập',
  'page.notFound.description': 'Không có trang nào tại địa chỉ này.',
}
