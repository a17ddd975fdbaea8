// SPDX-License-Identifier: Apache-2.0
export { HelpPage as HelpmcRoute } from '../../features/messages/help/help-page.tsx'
