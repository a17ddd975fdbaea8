// SPDX-License-Identifier: Apache-2.0
export { HelpPage as HelpmcRoute } from '../../features/help/help-page.tsx'
