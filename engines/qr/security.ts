/** What a code says of a network. */
export type Security = 'WPA' | 'WEP' | 'nopass';
/** What people call their security; the code knows three kinds. */
export const ASKED = ['WPA', 'WEP', 'nopass', 'WPA2', 'WPA3', 'SAE', 'EAP', 'WPA2-EAP'] as const;
export type AskedSecurity = (typeof ASKED)[number];
