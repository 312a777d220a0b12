/** What a code says of a network. */
export type Security = 'WPA' | 'WEP' | 'nopass';
/** What people and routers call their security; the code knows three kinds. */
export const ASKED = ['WPA', 'WEP', 'nopass', 'WPA2', 'WPA3', 'SAE', 'EAP', 'WPA2-EAP', 'WPA2-PSK', 'WPA3-SAE', 'WPA/WPA2', 'WPA2/WPA3', 'none', 'open'] as const; // prettier-ignore
export type AskedSecurity = (typeof ASKED)[number];
