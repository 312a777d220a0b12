// Made by data/build/tzdata-early.ts.

/**
 * Clocks of the map's zones from 1900 to 1969, a line a group of zones whose clocks agree: names | kinds of time (abbreviation,
 * offset in seconds, 1 for daylight) | the kind at the start of 1900 and after every change, base 36 | seconds between changes,
 * the first from the start of 1900, base 36.
 */
export const EARLY_CLOCKS = `Africa/Abidjan|LMT -968 0,GMT 0 0|01|69eu2w
Africa/Accra|LMT -52 0,GMT 0 0,+0020 1200 1,+0030 1800 0,+0030 1800 1|01212121212121212121212121212121212121212121212131414141414141|89h9dg 24aamk 1yhyo cjvlc 69weo ci0xc 69weo ci0xc 69weo ci0xc 69weo cjvlc 69weo ci0xc 69weo ci0xc 69weo ci0xc 69weo cjvlc 69weo ci0xc 69weo ci0xc 69weo ci0xc 69weo cjvlc 69weo ci0xc 69weo ci0xc 69weo ci0xc 69weo cjvlc 69weo ci0xc 69weo ci0xc 69weo ci0xc 69weo 683lc cloeo 668xc cloeo 1y8pc 21gem0 2fehm0 69vy0 ci1e0 69vy0 cjw20 69vy0 ci1e0 69vy0 ci1e0 69vy0 ci1e0 69vy0
Africa/Addis_Ababa Africa/Asmara|ADMT 9320 0,EAT 10800 0|01|iyrfh4
Africa/Algiers|PMT 561 0,WET 0 0,WEST 3600 1,CET 3600 0,CEST 7200 1|012121212121212134343131|5u6nkf 2qx1nl 5luo0 8y800 a4tc0 7vc00 auqo0 7idc0 b7pc0 6sg00 cyo00 7ayo0 53c00 9idxc0 3i040 51mw0 253uk0 9o2k0 92040 8l3s0 jutc0 4uy840 3rdzw0
Africa/Bamako|LMT -1920 0,GMT 0 0,-01 -3600 0|0121|69eutc bk956o dqe840
Africa/Bangui|LMT 4460 0,WAT 3600 0|01|69epw4
Africa/Banjul|LMT -3996 0,BMT -3996 0,-01 -3600 0,GMT 0 0|0123|69ewf0 b38800 4m1rp0
Africa/Bissau|LMT -3740 0,-01 -3600 0|01|69ew40
Africa/Blantyre|LMT 8400 0,ZMT 8470 0,ZMT 8460 0,CAT 7200 0|0123|614hio 1j56m2 5qqlca
Africa/Brazzaville|LMT 3668 0,WAT 3600 0|01|69eqi4
Africa/Bujumbura|CAT 7200 0|0|
Africa/Cairo|LMT 7509 0,EET 7200 0,EEST 10800 1|0121212121212121212121212121212121212121|e1e7f krj48l 40d80 a31g0 7x3w0 a4w40 aqyk0 80ys0 b07w0 7tk40 b07w0 8jhg0 a8fw0 60go40 7el80 awo40 7v980 awqw0 7tk40 b07w0 7tk40 ayd80 7tk40 ayd80 7tk40 ayd80 7tk40 b07w0 7tk40 ayd80 7tk40 ayd80 7ves0 awik0 7ves0 ayd80 7ves0 awik0 7ves0
Africa/Casablanca|LMT -1820 0,+00 0 0,+01 3600 1|0121212121|77khek di7nxg 3huk0 51k40 2znuk0 2dp9g0 776k0 8nt2s0 657w0
Africa/Ceuta|LMT -1276 0,WET 0 0,WEST 3600 1|01212121212121|irxc0 91vek0 7x3w0 2vt440 8sqs0 ssyk0 8n6s0 9px80 905g0 a2yo0 902o0 k69dc0 657w0
Africa/Conakry|LMT -3292 0,GMT 0 0,-01 -3600 0|0121|69evvg bk944k dhlk40
Africa/Dakar|LMT -4184 0,-01 -3600 0,GMT 0 0|012|69ewk8 fcoa7s
Africa/Dar_es_Salaam|LMT 9428 0,EAT 10800 0,+0245 9900 0|0121|g6egq4 8ve49w 6sagp0
Africa/Djibouti|LMT 10356 0,EAT 10800 0|01|5zxuoc
Africa/Douala|LMT 2328 0,WAT 3600 0|01|69erjc
Africa/El_Aaiun|LMT -3168 0,-01 -3600 0|01|hqsd40
Africa/Freetown|FMT -3180 0,-01 -3600 0,-0040 -2400 1,GMT 0 0|0121212121212121213|71jugc a4v6zo 681qo 7vcxc awkeo 7vcxc awkeo 7vcxc ayf2o 7vcxc awkeo 7vcxc awkeo 7vcxc e1j2o 4qe9c 7dqo 16dy9c
Africa/Gaborone|SAST 5400 0,CAT 7200 0,CAST 10800 1|0121|1ncx60 l5xqu0 9cyk0
Africa/Harare|LMT 7452 0,CAT 7200 0|01|1ncvl0
Africa/Johannesburg|SAST 5400 0,SAST 7200 0,SAST 10800 1|012121|1ncx60 kn7o60 9cyk0 9d440 9cyk0
Africa/Juba|LMT 7588 0,CAT 7200 0|01|g6ei58
Africa/Kampala|LMT 7780 0,EAT 10800 0,+0230 9000 0,+0245 9900 0|01231|evdwnw s8lo4 9e6420 4p4vb0
Africa/Khartoum|LMT 7808 0,CAT 7200 0|01|g6ehz4
Africa/Kigali|LMT 7216 0,CAT 7200 0|01|ihbp3k
Africa/Kinshasa|WAT 3600 0|0|
Africa/Lagos|LMT 815 0,GMT 0 0,+0030 1800 0,WAT 3600 0|01023|2v8ndd 1kdnan 2ve7dd 2yfgkn
Africa/Libreville|LMT 2268 0,WAT 3600 0|01|69erl0
Africa/Lome|GMT 0 0|0|
Africa/Luanda|LMT 3124 0,WAT 3600 0|01|69eqk0
Africa/Lubumbashi|WAT 3600 0,CAT 7200 0|01|almt80
Africa/Lusaka|LMT 6788 0,CAT 7200 0|01|1ncw3g
Africa/Malabo|LMT 2108 0,GMT 0 0,WAT 3600 0|012|69erpg r44sak
Africa/Maputo|LMT 7818 0,CAT 7200 0|01|4p2vau
Africa/Maseru|LMT 6600 0,SAST 7200 0,SAST 10800 1|0121|1ncw8o l5xrrc 9cyk0
Africa/Mbabane|LMT 7464 0,SAST 7200 0|01|1ncvko
Africa/Mogadishu|EAT 10800 0,+0230 9000 0|010|g6efo0 dkj2q0
Africa/Monrovia|MMT -2588 0,MMT -2670 0|01|9zzbbw
Africa/Nairobi|LMT 8836 0,+0230 9000 0,EAT 10800 0,+0245 9900 0|012132|4ch56k aiwqjg sg1a0 3nbte0 2wu1z0
Africa/Ndjamena|LMT 3612 0,WAT 3600 0|01|69eqjo
Africa/Niamey|LMT 508 0,-01 -3600 0,GMT 0 0,WAT 3600 0|0123|69esxw bk99u4 dhlek0
Africa/Nouakchott|LMT -3828 0,GMT 0 0,-01 -3600 0|0121|69ewac bk93po dyodg0
Africa/Ouagadougou|LMT -364 0,GMT 0 0|01|69etm4
Africa/Porto-Novo|LMT 628 0,GMT 0 0,WAT 3600 0|012|69esuk bk975g
Africa/Sao_Tome|LMT -2205 0,GMT 0 0|01|69etc0
Africa/Tripoli|LMT 3164 0,CET 3600 0,CEST 7200 1,EET 7200 0|012121213|afpuw4 gl6ajw 422c0 xado0 4bbo0 wrpg0 4s580 1kdpg0
Africa/Tunis|PMT 561 0,CET 3600 0,CEST 7200 1|0121212121212121|5u6nkf enxevl b5uo0 53c00 u8w00 7x9g0 c8w80 7k800 z3w0 ew40 8bx80 9d440 9nx00 925o0 8l100
Africa/Windhoek|+0130 5400 0,SAST 7200 0,SAST 10800 1|0121|1ncx60 kn7o60 9cyk0
America/Adak|LMT -42398 0,NST -39600 0,NWT -36000 1,NPT -36000 1,BST -39600 0,BDT -36000 1|01231454|bxm1q ln70qa 1tyug0 2e6s0 b7yik0 12y080 9cyk0
America/Anchorage|LMT -35976 0,AST -36000 0,AWT -32400 1,APT -32400 1,AHST -36000 0,AHDT -32400 1|01231454|bxh3c ln72wo 1tyx80 2e400 b7yik0 12y080 9cyk0
America/Anguilla|LMT -15136 0,AST -14400 0|01|6ck3og
America/Antigua|LMT -14832 0,EST -18000 0,AST -14400 0|012|6ck3g0 k9mqg0
America/Araguaina|LMT -11568 0,-03 -10800 0,-02 -7200 1|012121212121212121212121|7b0rlc 99k8mo 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0 67zw0 cjxg0 69uk0 cjxg0 4ml80 5mf440 49mk0 haas0 33180 cjxg0 4mo00 clpc0 66580 cls40 67zw0
America/Argentina/Buenos_Aires America/Argentina/Catamarca America/Argentina/Cordoba America/Argentina/Jujuy America/Argentina/La_Rioja America/Argentina/Mendoza America/Argentina/Rio_Gallegos America/Argentina/Salta America/Argentina/San_Juan America/Argentina/San_Luis America/Argentina/Tucuman America/Argentina/Ushuaia|CMT -15408 0,-04 -14400 0,-03 -10800 1,-03 -10800 0|0121212121212121212121212121212121212121213|alybw0 5iv8k0 67zw0 a4w40 73h80 cls40 66580 cls40 66580 cls40 66580 cls40 67zw0 cls40 66580 cls40 66580 cls40 66580 cls40 67zw0 6a040 hy7w0 6a040 xovw0 3uys0 18nbw0 b0dg0 8ve2k0 3uys0 3yik0 bqas0 71mk0 bqas0 71mk0 bqas0 8ovw0 9d440 9px80 9d440 9cyk0 9d440
America/Aruba|LMT -16824 0,-0430 -16200 0,AST -14400 0|012|6bkybc rlo7io
America/Asuncion|AMT -13840 0,-04 -14400 0|01|gkx6og
America/Atikokan|CST -21600 0,CDT -18000 1,CWT -18000 1,CPT -18000 1,EST -18000 0|0101234|9jhfk0 a2vw0 bfxjw0 pmdk0 1tz8c0 2dsw0
America/Bahia_Banderas|LMT -25260 0,MST -25200 0,CST -21600 0,MDT -21600 1|01213121|bhc640 2u5s00 1si580 8jhg0 7x3w0 9eys0 591h80
America/Bahia|LMT -9244 0,-03 -10800 0,-02 -7200 1|012121212121212121212121|7b0pss 99kaf8 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0 67zw0 cjxg0 69uk0 cjxg0 4ml80 5mf440 49mk0 haas0 33180 cjxg0 4mo00 clpc0 66580 cls40 67zw0
America/Barbados|LMT -14309 0,AST -14400 0,ADT -10800 1,-0330 -12600 1|01212131|62xsdh fzq06j 6w840 cjrw0 6hes0 b7mk0 7ves0
America/Belem|LMT -11636 0,-03 -10800 0,-02 -7200 1|012121212121212121212121|7b0rn8 99k8ks 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0 67zw0 cjxg0 69uk0 cjxg0 4ml80 5mf440 49mk0 haas0 33180 cjxg0 4mo00 clpc0 66580 cls40 67zw0
America/Belize|LMT -21168 0,CST -21600 0,-0530 -19800 1,CWT -18000 1,CPT -18000 1|01212121212121212121212121212121212121212121212121341212121212121212121212121212121212121212121|6e3sc0 3edkc0 6ham0 c8s20 6u9a0 bvte0 6u9a0 bvte0 6u9a0 c8s20 6ham0 c8s20 6ham0 c8s20 6u9a0 bvte0 6u9a0 bvte0 6u9a0 bvte0 6u9a0 c8s20 6ham0 c8s20 6ham0 c8s20 6u9a0 bvte0 6u9a0 bvte0 6u9a0 c8s20 6ham0 c8s20 6ham0 c8s20 6ham0 c8s20 6u9a0 bvte0 6u9a0 bvte0 6u9a0 c8s20 6ham0 c8s20 6ham0 c8s20 6u9a0 6uc20 1mtz80 6c8o0 xulg0 6u9a0 bvte0 6u9a0 bvte0 6u9a0 c8s20 6ham0 c8s20 6ham0 c8s20 6u9a0 bvte0 6u9a0 bvte0 6u9a0 bvte0 6u9a0 c8s20 6ham0 c8s20 6ham0 c8s20 6u9a0 bvte0 6u9a0 bvte0 6u9a0 c8s20 6ham0 c8s20 6ham0 c8s20 6ham0 c8s20 6u9a0 bvte0 6u9a0 bvte0 6u9a0 c8s20 6ham0
America/Blanc-Sablon|AST -14400 0,ADT -10800 1,AWT -10800 1,APT -10800 1|010230|9jha00 a2vw0 c5jxg0 1tzdw0 2dnc0
America/Boa_Vista|LMT -14560 0,-04 -14400 0,-03 -10800 1|012121212121212121212121|7b0twg 99k93k 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0 67zw0 cjxg0 69uk0 cjxg0 4ml80 5mf440 49mk0 haas0 33180 cjxg0 4mo00 clpc0 66580 cls40 67zw0
America/Bogota|BMT -17776 0,-05 -18000 0|01|7rslps
America/Boise|PST -28800 0,PDT -25200 1,MST -25200 0,MWT -21600 1,MPT -21600 1,MDT -21600 1|010102342525252|9irns0 ast80 7x9g0 ast80 1um840 9s7jw0 1tz5k0 2dvo0 b9gdg0 9cyk0 9d440 9cyk0 9d440 9cyk0
America/Cambridge_Bay|-00 0 0,MST -25200 0,MWT -21600 1,MPT -21600 1|01231|afpxc0 bjeec0 1tz5k0 2dvo0
America/Campo_Grande|LMT -13108 0,-04 -14400 0,-03 -10800 1|012121212121212121212121|7b0ss4 99ka7w 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0 67zw0 cjxg0 69uk0 cjxg0 4ml80 5mf440 49mk0 haas0 33180 cjxg0 4mo00 clpc0 66580 cls40 67zw0
America/Cancun|LMT -20824 0,CST -21600 0|01|bhc3c0
America/Caracas|CMT -16060 0,-0430 -16200 0,-04 -14400 0|012|6bkxq4 rlo83w
America/Cayenne|LMT -12560 0,-04 -14400 0,-03 -10800 0|012|5zyccw tcw6r4
America/Cayman America/Grand_Turk America/Jamaica|KMT -18430 0,EST -18000 0|01|6b0m7y
America/Chicago|CST -21600 0,CDT -18000 1,EST -18000 0,CWT -18000 1,CPT -18000 1|0101010101010101010101010101010101010201010101010340101010101010101010101010101010101010101010101010|9iri80 ast80 7x9g0 ast80 bvus0 776k0 7kas0 b5rw0 9d440 7k580 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7k580 b5xg0 7x3w0 asys0 7x3w0 7x9g0 dbjw0 8a840 7x3w0 asys0 7x3w0 b5xg0 7k580 b5xg0 7x3w0 asys0 7x3w0 6w840 1tz8c0 2dsw0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7k580 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9px80 905g0 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0
America/Chihuahua|LMT -25460 0,MST -25200 0,CST -21600 0,MDT -21600 1|0121312|bhc640 2u5s00 1si580 8jhg0 7x3w0 9eys0
America/Ciudad_Juarez|LMT -25556 0,MST -25200 0,CST -21600 0,MDT -21600 1|0121312|bhc640 2u5s00 1si580 8jhg0 7x3w0 9eys0
America/Costa_Rica|SJMT -20173 0,CST -21600 0|01|aza28d
America/Coyhaique America/Punta_Arenas|SMT -16965 0,-05 -18000 0,-04 -14400 0,-04 -14400 1,-03 -10800 1|010203131313131212312424|58bzr9 3dlssr 157b79 f4e0r 49hzb9 aye0r 7ves0 awik0 7ves0 awik0 7ves0 awik0 7ves0 ayd80 7ves0 534ik0 351g0 24lbw0 b25c0 2mg00 b73400 7k580 c8tg0
America/Creston|MST -25200 0,PST -28800 0|010|8qobg0 vbus0
America/Cuiaba|LMT -13460 0,-04 -14400 0,-03 -10800 1|012121212121212121212121|7b0t1w 99k9y4 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0 67zw0 cjxg0 69uk0 cjxg0 4ml80 5mf440 49mk0 haas0 33180 cjxg0 4mo00 clpc0 66580 cls40 67zw0
America/Curacao|LMT -16547 0,-0430 -16200 0,AST -14400 0|012|6bky3n rlo7qd
America/Danmarkshavn|LMT -4480 0,-03 -10800 0|01|8nbi4g
America/Dawson_Creek America/Fort_Nelson|PST -28800 0,PDT -25200 1,PWT -25200 1,PPT -25200 1|0102301010101010101010101010101010101010101010101010|9jhl40 a2vw0 c5jxg0 1tz2s0 2dyg0 tj1g0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7k580 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7k580 b5xg0 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9px80 905g0 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0
America/Dawson|LMT -33460 0,YST -32400 0,YDT -28800 1,YWT -28800 1,YPT -28800 1,YDDT -25200 1|01212134151|bwhtg 97l62k a2vw0 asys0 882c0 bmiwc0 1tz000 2e180 a7n3w0 9q000
America/Denver|MST -25200 0,MDT -21600 1,MWT -21600 1,MPT -21600 1|0101010102301010101010|9irl00 ast80 7x9g0 ast80 7x9g0 b5rw0 7kas0 2vmk0 ataw40 1tz5k0 2dvo0 a7n9g0 9px80 905g0 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0
America/Detroit|LMT -19931 0,CST -21600 0,EST -18000 0,EWT -14400 1,EPT -14400 1,EDT -14400 1|012342525252|2lxwpn 5eraud dyeyk0 1tzb40 2dq40 1c9440 7x3w0 9rlbxo 71s2c 9d440 9cyk0
America/Dominica|LMT -14736 0,AST -14400 0|01|5zye30
America/Edmonton|LMT -27232 0,MST -25200 0,MDT -21600 1,MWT -21600 1,MPT -21600 1|0121212121212134121|3h7zog 629ink a2vw0 8n6s0 29ek0 h6lg0 9px80 905g0 7x3w0 b5xg0 7k580 b5xg0 7x3w0 9l0g40 1tz5k0 2dvo0 tj1g0 7x3w0
America/Eirunepe|LMT -16768 0,-05 -18000 0,-04 -14400 1|012121212121212121212121|7b0vls 99ka68 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0 67zw0 cjxg0 69uk0 cjxg0 4ml80 5mf440 49mk0 haas0 33180 cjxg0 4mo00 clpc0 66580 cls40 67zw0
America/El_Salvador|LMT -21408 0,CST -21600 0|01|ayk5uo
America/Fortaleza|LMT -9240 0,-03 -10800 0,-02 -7200 1|012121212121212121212121|7b0pso 99kafc 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0 67zw0 cjxg0 69uk0 cjxg0 4ml80 5mf440 49mk0 haas0 33180 cjxg0 4mo00 clpc0 66580 cls40 67zw0
America/Glace_Bay|LMT -14388 0,AST -14400 0,ADT -10800 1,AWT -10800 1,APT -10800 1|012134121|1a1pro 89fk8c a2vw0 c5jxg0 1tzdw0 2dnc0 3y8g40 7x3w0
America/Goose_Bay|NST -12652 0,NDT -9052 1,NST -12600 0,NDT -9000 1,NWT -9000 1,NPT -9000 1,AST -14400 0,ADT -10800 1|01023232323232324523232323232323232323232323232323232323232676767676|9jh8ng a2vw0 8kjbw0 kzjyk 7k580 b5xg0 7k580 b5xg0 7k580 biw40 776k0 biw40 7k580 b5xg0 7k580 b5xg0 1pb260 2dly0 biw40 7k580 b5xg0 7k580 b5xg0 7k580 b5xg0 7k580 biw40 7k580 ag040 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9px80 6y2s0 22420 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0
America/Grenada|LMT -14820 0,AST -14400 0|01|5zye3o
America/Guadeloupe|LMT -14768 0,AST -14400 0|01|5yrsq8
America/Guatemala|LMT -21724 0,CST -21600 0|01|9sfi3g
America/Guayaquil|QMT -18840 0,-05 -18000 0|01|g6f2jc
America/Guyana|LMT -13959 0,-04 -14400 0,-0345 -13500 0|012|61js3r 1va8c9
America/Halifax|LMT -15264 0,AST -14400 0,ADT -10800 1,AWT -10800 1,APT -10800 1|012121212121212121212121212121212121212121212121213412121212121212121212121212121212121212121|1a1qg0 777go0 9et80 st9o0 a2vw0 ssyk0 5rbw0 cv1g0 69uk0 c6ys0 6kyk0 ci2s0 67zw0 ci2s0 6w2k0 bu040 7lzw0 bu040 66580 bu040 7lzw0 bu040 64ak0 cls40 5v180 cv1g0 6j3w0 c6ys0 79180 b42s0 7lzw0 b42s0 7yyk0 bu040 64ak0 dbpg0 66580 cls40 5ed80 bu040 7lzw0 b42s0 7lzw0 cjxg0 66580 bh1g0 7lzw0 b42s0 7lzw0 6uj00 1tzdw0 2dnc0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 tw040 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 tw040 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 1cm2s0 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9px80 905g0 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0
America/Havana|HMT -19776 0,CST -18000 0,CDT -14400 1|012121212121212121212121|dbz4lc 1icfyo 69uk0 62s040 4ofw0 e1ms0 51ek0 e1ms0 4ofw0 1fhs40 4ofw0 e1ms0 4ofw0 9s9k40 67zw0 cedg0 6h980 9o840 7yyk0 b5xg0 7k580 bvus0 9cyk0
America/Hermosillo|LMT -26632 0,MST -25200 0,CST -21600 0,MDT -21600 1|01213121|bhc640 2u5s00 1si580 8jhg0 7x3w0 9eys0 591h80
America/Indiana/Indianapolis|CST -21600 0,CDT -18000 1,CWT -18000 1,CPT -18000 1,EST -18000 0,EDT -14400 1|010101023010101010101010101040454|9iri80 ast80 7x9g0 ast80 baw840 51ek0 6w840 1tz8c0 2dsw0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7k580 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 19q7w0 asys0 5qonw0 9cyk0
America/Indiana/Knox|CST -21600 0,CDT -18000 1,CWT -18000 1,CPT -18000 1,EST -18000 0|0101023010101010101010101010101010101040101010|9iri80 ast80 7x9g0 ast80 bmtus0 1tz8c0 2dsw0 tj1g0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7k580 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 9px80 9d440 9cyk0 9d440 7x3w0 asys0 7x3w0 asys0 9cyk0 9d440 9px80 9d440 9cyk0 9d440 s3180 1twas0 9cyk0 9d440 9cyk0 9d440 9cyk0
America/Indiana/Marengo|CST -21600 0,CDT -18000 1,CWT -18000 1,CPT -18000 1,EST -18000 0,EDT -14400 1|010102301010101010101010454|9iri80 ast80 7x9g0 ast80 bmtus0 1tz8c0 2dsw0 2wsas0 7x3w0 1c9440 7x3w0 asys0 7x3w0 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 465h80 9cyk0
America/Indiana/Petersburg|CST -21600 0,CDT -18000 1,CWT -18000 1,CPT -18000 1,EST -18000 0|010102301010101010101010101040101010|9iri80 ast80 7x9g0 ast80 bmtus0 1tz8c0 2dsw0 501ek0 7kas0 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 sfzw0 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0
America/Indiana/Tell_City|CST -21600 0,CDT -18000 1,CWT -18000 1,CPT -18000 1,EST -18000 0,EDT -14400 1|01010230101010101010101010401054|9iri80 ast80 7x9g0 ast80 bmtus0 1tz8c0 2dsw0 501ek0 7kas0 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 1tw580 9d440 9cyk0 9d440 9cvs0
America/Indiana/Vevay|CST -21600 0,CDT -18000 1,CWT -18000 1,CPT -18000 1,EST -18000 0,EDT -14400 1|01010230454|9iri80 ast80 7x9g0 ast80 bmtus0 1tz8c0 2dsw0 4gyis0 7txx80 9cyk0
America/Indiana/Vincennes|CST -21600 0,CDT -18000 1,CWT -18000 1,CPT -18000 1,EST -18000 0,EDT -14400 1|01010230101010101010101010101010454|9iri80 ast80 7x9g0 ast80 bmtus0 1tz8c0 2dsw0 asys0 7x3w0 3fidg0 7x3w0 asys0 7x3w0 b5rw0 7kas0 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 9px80 9d440 7k580 b5xg0 9cyk0 9d440 9cyk0 9d440 2lz980 9cyk0
America/Indiana/Winamac|CST -21600 0,CDT -18000 1,CWT -18000 1,CPT -18000 1,EST -18000 0,EDT -14400 1|01010230101010101010101010101010101010454|9iri80 ast80 7x9g0 ast80 bmtus0 1tz8c0 2dsw0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7k580 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 9px80 9d440 9cyk0 9d440 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 465h80 9cyk0
America/Inuvik|-00 0 0,PST -28800 0|01|rns5c0
America/Iqaluit|-00 0 0,EWT -14400 1,EPT -14400 1,EST -18000 0|0123|m80000 1l3h80 2dq40
America/Juneau|LMT -32261 0,PST -28800 0,PWT -25200 1,PPT -25200 1,PDT -25200 1|0123141|bxe85 ln707v 1tz2s0 2dyg0 cawis0 9cyk0
America/Kentucky/Louisville|CST -21600 0,CDT -18000 1,CWT -18000 1,CPT -18000 1,EST -18000 0,EDT -14400 1|010101010230101010101010101010101010145454|9iri80 ast80 7x9g0 ast80 sg5g0 6bp80 a98o40 7x3w0 6w840 1tz8c0 2dsw0 ast9o 1sw2c 21gis0 7k580 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9px80 9d440 4bh80 3j3xc0 9cyk0 9d440 9cyk0
America/Kentucky/Monticello|CST -21600 0,CDT -18000 1,CWT -18000 1,CPT -18000 1|010102301010|9iri80 ast80 7x9g0 ast80 bmtus0 1tz8c0 2dsw0 bs6g40 9cyk0 9d440 9cyk0
America/Kralendijk America/Lower_Princes America/Marigot America/Puerto_Rico America/St_Barthelemy|AST -14400 0,AWT -10800 1,APT -10800 1|0120|m3dn40 1ppu40 2dnc0
America/La_Paz|CMT -16356 0,BST -12756 1,-04 -14400 0|012|gl6hyc 84ik0
America/Lima|LMT -18516 0,-05 -18000 0,-04 -14400 1|01212121|4h0oyc fcxjlo 4ml80 93us0 9cyk0 9d440 9cyk0
America/Los_Angeles|PST -28800 0,PDT -25200 1,PWT -25200 1,PPT -25200 1|01010230101010101010101010101010101010101010101010|9irns0 ast80 7x9g0 ast80 bmtus0 1tz2s0 2dyg0 1a3c5o f2iic owao0 7k800 b5uo0 7x6o0 asw00 7x6o0 asw00 7x6o0 asw00 7x6o0 asw00 7x6o0 b5uo0 7x6o0 asw00 7x6o0 asw00 7x6o0 asw00 7x6o0 asw00 7x6o0 b5uo0 7k800 b5uo0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9q000 902o0 9q000 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0
America/Maceio|LMT -8572 0,-03 -10800 0,-02 -7200 1|012121212121212121212121|7b0pa4 99kaxw 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0 67zw0 cjxg0 69uk0 cjxg0 4ml80 5mf440 49mk0 haas0 33180 cjxg0 4mo00 clpc0 66580 cls40 67zw0
America/Managua|MMT -20712 0,CST -21600 0|01|hzp3zc
America/Manaus|LMT -14404 0,-04 -14400 0,-03 -10800 1|012121212121212121212121|7b0ts4 99k97w 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0 67zw0 cjxg0 69uk0 cjxg0 4ml80 5mf440 49mk0 haas0 33180 cjxg0 4mo00 clpc0 66580 cls40 67zw0
America/Martinique|FFMT -14660 0,AST -14400 0|01|5wtfb8
America/Matamoros|LMT -23400 0,CST -21600 0|01|bhc3c0
America/Mazatlan|LMT -25540 0,MST -25200 0,CST -21600 0,MDT -21600 1|01213121|bhc640 2u5s00 1si580 8jhg0 7x3w0 9eys0 591h80
America/Menominee|CST -21600 0,CDT -18000 1,CWT -18000 1,CPT -18000 1,EST -18000 0|0101023010104|9iri80 ast80 7x9g0 ast80 bmtus0 1tz8c0 2dsw0 asys0 7x3w0 a7n9g0 9px80 1at9g0
America/Merida|LMT -21508 0,CST -21600 0|01|bhc3c0
America/Metlakatla|LMT -31578 0,PST -28800 0,PWT -25200 1,PPT -25200 1,PDT -25200 1|0123141|bxdp6 ln70qu 1tz2s0 2dyg0 cawis0 9cyk0
America/Mexico_City|LMT -23796 0,MST -25200 0,CST -21600 0,MDT -21600 1,CDT -18000 1,CWT -18000 1|012131242425242|bhc640 2u5s00 1si580 8jhg0 7x3w0 9eys0 3knek0 776k0 rf440 5t6k0 1evk40 71mk0 30p1g0 8n180
America/Miquelon|LMT -13480 0,AST -14400 0|01|5z4qeg
America/Moncton|EST -18000 0,AST -14400 0,ADT -10800 1,AWT -10800 1,APT -10800 1|0121212121212121212121341212121212121212121212121212121212121212121212121|1a1sk0 89fhg0 a2vw0 7mqqo0 4ofw0 e1ms0 4ofw0 e1ms0 4ofw0 e1ms0 4ofw0 e1ms0 4ofw0 e1ms0 4ofw0 dmtg0 64ak0 cao40 6fek0 bkqs0 7iak0 6y5k0 1tzdw0 2dnc0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7k580 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7x3w0 asys0 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9px80 905g0 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0
America/Monterrey|LMT -24076 0,MST -25200 0,CST -21600 0,MDT -21600 1|0121312|bhc3c0 2u5us0 1si580 8jhg0 7x3w0 9eys0
America/Montevideo|LMT -13491 0,MMT -13491 0,-04 -14400 0,-03 -10800 1,-0330 -12600 0,-0230 -9000 1,-03 -10800 0,-02 -7200 1|012343434343434343434343435656767656|4ejp2r 67elc0 1s74p9 9et80 9exe0 9czy0 9exe0 9czy0 3ydyq0 7x5a0 asxe0 7x5a0 asxe0 7x5a0 asxe0 7x5a0 b5w20 7k6m0 b5w20 7k6m0 9q1e0 9czy0 asxe0 7x5a0 6do20 ppvy0 4mmm0 8g9qq0 901a0 38pe0 2inw0 2nf9g0 8zzw0 1e3s40 9o3y0
America/Montserrat|LMT -14932 0,AST -14400 0|01|5zye8g
America/Nassau|LMT -18570 0,EST -18000 0,EWT -14400 1,EPT -14400 1,EDT -14400 1|0121231414141414141|6ck6bu fqrow6 1e5h80 1lhg0 a0nc0 3awk0 9o00c0 9cyk0 9d440 9px80 905g0 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0
America/New_York|EST -18000 0,EDT -14400 1,EWT -14400 1,EPT -14400 1|0101010101010101010101010101010101010101010101010230101010101010101010101010101010101010101010101010|9irfg0 ast80 7x9g0 ast80 7x9g0 b5rw0 905g0 7x3w0 b5xg0 7k580 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7k580 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7k580 b5xg0 7x3w0 asys0 7x3w0 6w840 1tzb40 2dq40 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7k580 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9px80 905g0 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0
America/Nome|LMT -39698 0,NST -39600 0,NWT -36000 1,NPT -36000 1,BST -39600 0,BDT -36000 1|01231454|bxjyq ln72ta 1tyug0 2e6s0 b7yik0 12y080 9cyk0
America/Noronha|LMT -7780 0,-02 -7200 0,-01 -3600 1|012121212121212121212121|7b0oo4 99k8rw 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0 67zw0 cjxg0 69uk0 cjxg0 4ml80 5mf440 49mk0 haas0 33180 cjxg0 4mo00 clpc0 66580 cls40 67zw0
America/North_Dakota/Beulah America/North_Dakota/Center America/North_Dakota/New_Salem|MST -25200 0,MDT -21600 1,MWT -21600 1,MPT -21600 1|01010230101010|9irl00 ast80 7x9g0 ast80 bmtus0 1tz5k0 2dvo0 b9gdg0 9cyk0 9d440 9cyk0 9d440 9cyk0
America/Nuuk|LMT -12416 0,-03 -10800 0|01|8nbo8w
America/Ojinaga|LMT -25060 0,MST -25200 0,CST -21600 0,MDT -21600 1|0121312|bhc640 2u5s00 1si580 8jhg0 7x3w0 9eys0
America/Panama|CMT -19176 0,EST -18000 0|01|4c12so
America/Paramaribo|LMT -13240 0,PMT -13252 0,PMT -13236 0,-0330 -12600 0|0123|5qn67s cixc0c 5lydbk
America/Phoenix|MST -25200 0,MDT -21600 1,MWT -21600 1|01010202010|9irl00 ast80 7x9g0 ast80 bmtus0 zjedo 4olg0 9et80 bs6lmc 9cyk0
America/Port-au-Prince|PPMT -17340 0,EST -18000 0|01|8wm1do
America/Port_of_Spain|LMT -14764 0,AST -14400 0|01|6ck3e4
America/Porto_Velho|LMT -15336 0,-04 -14400 0,-03 -10800 1|012121212121212121212121|7b0ui0 99k8i0 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0 67zw0 cjxg0 69uk0 cjxg0 4ml80 5mf440 49mk0 haas0 33180 cjxg0 4mo00 clpc0 66580 cls40 67zw0
America/Rankin_Inlet|-00 0 0,CST -21600 0|01|tqxpc0
America/Recife|LMT -8376 0,-03 -10800 0,-02 -7200 1|012121212121212121212121|7b0p4o 99kb3c 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0 67zw0 cjxg0 69uk0 cjxg0 4ml80 5mf440 49mk0 haas0 33180 cjxg0 4mo00 clpc0 66580 cls40 67zw0
America/Regina|LMT -25116 0,MST -25200 0,MDT -21600 1,MWT -21600 1,MPT -21600 1,CST -21600 0|012121212121212121212121341212121212121212121212121215|2yg0po 6l1hmc a2vw0 60enw0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7k580 b5xg0 7x3w0 1b6840 9cyk0 9d440 8zzw0 9q2s0 9cyk0 9q2s0 9cyk0 9d440 9cyk0 66gc0 1tz5k0 2dvo0 a31g0 9cyk0 a31g0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7k580 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7x3w0 asys0 7x3w0 tj1g0 9cyk0 9d440
America/Resolute|-00 0 0,CST -21600 0|01|ovh1c0
America/Rio_Branco|LMT -16272 0,-05 -18000 0,-04 -14400 1|012121212121212121212121|7b0v80 99kak0 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0 67zw0 cjxg0 69uk0 cjxg0 4ml80 5mf440 49mk0 haas0 33180 cjxg0 4mo00 clpc0 66580 cls40 67zw0
America/Santarem|LMT -13128 0,-04 -14400 0,-03 -10800 1|012121212121212121212121|7b0sso 99ka7c 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0 67zw0 cjxg0 69uk0 cjxg0 4ml80 5mf440 49mk0 haas0 33180 cjxg0 4mo00 clpc0 66580 cls40 67zw0
America/Santiago|SMT -16965 0,-05 -18000 0,-04 -14400 0,-04 -14400 1,-03 -10800 1|0102031313131312124312424|58bzr9 3dlssr 157b79 f4e0r 49hzb9 aye0r 7ves0 awik0 7ves0 awik0 7ves0 awik0 7ves0 ayd80 7ves0 534ik0 351g0 229zw0 2b980 b2840 2mg00 b73400 7k580 c8tg0
America/Santo_Domingo|SDMT -16800 0,EST -18000 0,EDT -14400 1,-0430 -16200 1|01213|hcobmo hiw29c 67zw0 1dy840
America/Sao_Paulo|LMT -11188 0,-03 -10800 0,-02 -7200 1|012121212121212121212121|7b0ras 99k8x8 9a9c0 9io40 99980 8p65g0 6zuo0 bs2o0 67zw0 cjxg0 69uk0 cjxg0 4ml80 5k02s0 6onw0 haas0 33180 cjxg0 4mo00 clpc0 66580 cls40 67zw0
America/Scoresbysund|LMT -5272 0,-02 -7200 0|01|8nbiqg
America/Sitka|LMT -32473 0,PST -28800 0,PWT -25200 1,PPT -25200 1,PDT -25200 1|0123141|bxee1 ln701z 1tz2s0 2dyg0 cawis0 9cyk0
America/St_Johns|NST -12652 0,NDT -9052 1,NST -12600 0,NDT -9000 1,NWT -9000 1,NPT -9000 1|0101010101010101010101010101010101010232323232323232452323232323232323232323232323232323232323232323232|90e7bg 8bx80 ar440 a2vw0 9tjs0 53980 dkys0 9cyk0 9d440 9cyk0 9q2s0 8zzw0 9q2s0 8zzw0 9q2s0 8zzw0 9q2s0 8zzw0 9q2s0 9cyk0 9d440 9cyk0 9q2s0 8zzw0 9q2s0 8zzw0 9q2s0 8zzw0 9q2s0 8zzw0 9q2s0 9cyk0 9q2s0 8zzw0 9q2s0 8zzw0 7tmw0 1wfuk 8zzw0 a3480 7k580 b5xg0 7k580 b5xg0 7k580 biw40 776k0 biw40 7k580 b5xg0 7k580 b5xg0 1pb260 2dly0 biw40 7k580 b5xg0 7k580 b5xg0 7k580 b5xg0 7k580 biw40 7k580 ag040 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9px80 905g0 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0
America/St_Kitts|LMT -15052 0,AST -14400 0|01|6ck3m4
America/St_Lucia|CMT -14640 0,AST -14400 0|01|69f4mo
America/St_Thomas|LMT -15584 0,AST -14400 0|01|5zyeow
America/St_Vincent|KMT -14696 0,AST -14400 0|01|69f4o8
America/Swift_Current|LMT -25880 0,MST -25200 0,MDT -21600 1,MWT -21600 1,MPT -21600 1|01213412121212121212121|2yg1aw 6l1h14 a2vw0 c5jxg0 1tz5k0 2dvo0 asys0 8n180 a31g0 7x3w0 asys0 7x3w0 asys0 7x3w0 3yles0 9cyk0 s36s0 9cyk0 9d440 7x3w0 b5xg0 7k580
America/Tegucigalpa|LMT -20932 0,CST -21600 0|01|b36thg
America/Thule|LMT -16508 0,AST -14400 0|01|8nbrek
America/Tijuana|LMT -28084 0,MST -25200 0,PST -28800 0,PDT -25200 1,PWT -25200 1,PPT -25200 1|0121232452323232323232323232323232323232323232323232|bhc640 11juo0 1sm040 1si580 71s40 9cyk0 5iidg0 1q6700 4qzk0 18uw40 eluk0 oa5g0 7iak0 b6300 7x3w0 asys0 7x3w0 asw00 7x6o0 asw00 7x6o0 asw00 7x6o0 b5uo0 7x6o0 asw00 7x6o0 asw00 7x6o0 asw00 7x6o0 asw00 7x6o0 b5uo0 7k800 b5uo0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9q000 902o0 9q000 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0
America/Toronto|EST -18000 0,EDT -14400 1,EWT -14400 1,EPT -14400 1|0101010101010101010101010101010101010101010101230101010101010101010101010101010101010101010101010|9jhcs0 a2vw0 7yx60 aqzy0 9q8c0 7jzo0 bw0c0 6bp80 cedg0 6h980 c8tg0 6h980 bvus0 776k0 biw40 776k0 biw40 776k0 biw40 7k580 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7k580 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7k580 b5xg0 xjeo0 1tzb40 2dq40 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 b5rw0 7x9g0 ast80 7x9g0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7x3w0 asys0 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9px80 905g0 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0
America/Tortola|LMT -15508 0,AST -14400 0|01|5zyems
America/Vancouver|PST -28800 0,PDT -25200 1,PWT -25200 1,PPT -25200 1|010230101010101010101010101010101010101010101010101010|9jhl40 a2vw0 c5jxg0 1tz2s0 2dyg0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7k580 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7k580 b5xg0 9cyk0 9d440 9cyk0 9d440 9cyk0 9d440 9px80 905g0 9px80 9d440 9cyk0 9d440 9cyk0 9d440 9cyk0
America/Whitehorse|LMT -32412 0,YST -32400 0,YDT -28800 1,YWT -28800 1,YPT -28800 1,YDDT -25200 1,PST -28800 0|012121341516|bwh0c 97l6vo a2vw0 asys0 882c0 bmiwc0 1tz000 2e180 a7n3w0 9q000 64dc0
America/Winnipeg|CST -21600 0,CDT -18000 1,CWT -18000 1,CPT -18000 1|01010102301010101010101010101010101010101010101010|8ie3c0 7k580 tj700 a2vw0 9ok840 6u7w0 2a5hg0 1tz8c0 2dsw0 biw40 7x3w0 a31g0 7x3w0 asys0 7x3w0 asys0 7x3w0 b7s40 7tek0 autg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 7x3w0 b5xg0 7x3w0 asys0 7x3w0 asys0 7x3w0 asys0 9cyk0 9d440 7x3w0 1cm2s0 7k580 1cm2s0 9q000 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0
America/Yakutat|LMT -33535 0,YST -32400 0,YWT -28800 1,YPT -28800 1,YDT -28800 1|0123141|bxf7j ln720h 1tz000 2e180 cawis0 9cyk0
Antarctica/Casey|-00 0 0,+08 28800 0|01|100edc0
Antarctica/Davis|-00 0 0,+07 25200 0|0101|trjxc0 42jdw0 27wgs0
Antarctica/DumontDUrville|-00 0 0,+10 36000 0|0101|oj0w00 2mks80 2i72g0
Antarctica/Macquarie|AEST 36000 0,AEDT 39600 1,-00 0 0|0102010101|8qn5s0 902o0 11wns0 f4kh40 a6p8g0 9d1c0 asw00 6uao0 bvs00
Antarctica/Mawson|-00 0 0,+06 21600 0|01|s8rpc0
Antarctica/McMurdo|-00 0 0,NZST 43200 0|01|t83xc0
Antarctica/Palmer|-00 0 0,-03 -10800 1,-04 -14400 0,-03 -10800 0|012121212123|xx8tc0 31ho0 bqas0 71mk0 bqas0 8ovw0 9d440 9px80 9d440 9cyk0 9d440
Antarctica/Rothera Antarctica/Troll|-00 0 0|0|
Antarctica/Syowa|-00 0 0,+03 10800 0|01|tsdk00
Antarctica/Vostok|-00 0 0,+07 25200 0|01|u8w000
Arctic/Longyearbyen Europe/Berlin|CET 3600 0,CEST 7200 1,CEMT 10800 1|010101010101012101012101010|8isag0 7ves0 a4yw0 7x6o0 asw00 7x6o0 b8qdc0 1cm000 7k800 9q000 9d1c0 9d1c0 9d1c0 2o7w0 6bs00 2txg0 7k800 91xc0 9b9g0 1sqk0 2inw0 51k40 a2yo0 8n400 9q000 902o0
Asia/Aden|LMT 10794 0,+03 10800 0|01|q3eac6
Asia/Almaty|LMT 18468 0,+05 18000 0,+06 21600 0|012|cp50f0 37a0d0
Asia/Amman|LMT 8624 0,EET 7200 0|01|g6ehcg
Asia/Anadyr|LMT 42596 0,+12 43200 0,+13 46800 0|012|cp4hss 379zj8
Asia/Aqtau|LMT 12064 0,+04 14400 0,+05 18000 0|012|cp55cw 379y74
Asia/Aqtobe|LMT 13720 0,+04 14400 0,+05 18000 0|012|cp542w 379zh4
Asia/Ashgabat|LMT 14012 0,+04 14400 0,+05 18000 0|012|cp53us 379zp8
Asia/Atyrau|LMT 12464 0,+03 10800 0,+05 18000 0|012|cp551s 37a1a8
Asia/Baghdad|BMT 10656 0,+03 10800 0|01|9e5ug0
Asia/Bahrain|LMT 12140 0,+0330 12600 0,+04 14400 0|012|lollas 1a1eb8
Asia/Baku|LMT 11964 0,+03 10800 0,+04 14400 0|012|cp55fo h4tkwc
Asia/Bangkok|BMT 24124 0,+07 25200 0|01|akdxdw
Asia/Barnaul|LMT 20100 0,+06 21600 0,+07 25200 0|012|aekr5o 5hu6uc
Asia/Beirut|EET 7200 0,EEST 10800 1|0101010101010101010|ak6vs0 aunw0 88dg0 9et80 8yas0 a2vw0 a31g0 7k580 hjqo40 7v980 awo40 7v980 awo40 7v980 ayis0 7v980 awo40 7v980
Asia/Bishkek|LMT 17904 0,+05 18000 0,+06 21600 0|012|cp50uo 379zxc
Asia/Brunei|LMT 27580 0,+0730 27000 0,+08 28800 0|012|dnhupw 3khxs4
Asia/Chita|LMT 27232 0,+08 28800 0,+09 32400 0|012|aetuzk 5hkxgg
Asia/Colombo|MMT 19172 0,+0530 19800 0,+06 21600 1,+0630 23400 1|01231|34ozvg isle6k cajy0 1mp2u0
Asia/Damascus|LMT 8712 0,EET 7200 0,EEST 10800 1|01212121212121212121212121|afpqm0 5k6q0 8n180 a31g0 8n180 a31g0 8n180 a31g0 8zzw0 k4hk40 7yyk0 awo40 7tek0 b0dg0 7v980 awo40 7tek0 alk40 887w0 awo40 7v980 ayis0 7v980 awo40 7v980
Asia/Dhaka|HMT 21200 0,+0630 23400 0,+0530 19800 0,+06 21600 0|01213|lsckz4 bmgyw 5lxg0 4qknw0
Asia/Dili|LMT 30140 0,+08 28800 0,+09 32400 0|012|69e740 fqct80
Asia/Dubai|LMT 13272 0,+04 14400 0|01|afpn3c
Asia/Dushanbe|LMT 16512 0,+05 18000 0,+06 21600 0|012|cp51xc 379yuo
Asia/Famagusta|LMT 8148 0,EET 7200 0|01|beukdo
Asia/Gaza|LMT 8272 0,EET 7200 0,EEST 10800 1,IST 7200 0|012121212121212121212121212121212123|e1dm8 kp9t1s 69xc0 2f1c0 10q800 7rmo0 b0ao0 7thc0 b0ao0 8jeo0 a8io0 8jeo0 a8io0 5hoig0 7el80 awo40 7v980 awqw0 7tk40 b07w0 7tk40 ayd80 7tk40 ayd80 7tk40 ayd80 7tk40 b07w0 7tk40 ayd80 7tk40 ayd80 7ves0 awik0 1sns0
Asia/Hebron|LMT 8423 0,EET 7200 0,EEST 10800 1,IST 7200 0|012121212121212121212121212121212123|e1di1 kp9t5z 69xc0 2f1c0 10q800 7rmo0 b0ao0 7thc0 b0ao0 8jeo0 a8io0 8jeo0 a8io0 5hoig0 7el80 awo40 7v980 awqw0 7tk40 b07w0 7tk40 ayd80 7tk40 ayd80 7tk40 ayd80 7tk40 b07w0 7tk40 ayd80 7tk40 ayd80 7ves0 awik0 1sns0
Asia/Ho_Chi_Minh|LMT 25590 0,PLMT 25590 0,+07 25200 0,+08 28800 0,+09 32400 0|012342323|3e01l6 2isio0 gj25iu 15ct80 8so00 tmtk0 4azmo0 2cm7w0
Asia/Hong_Kong|LMT 27402 0,HKT 28800 0,HKST 32400 1,HKWT 30600 1,JST 32400 0|012341212121212121212121212121212121212121212121212121|2io9w0 j44dk0 5k000 4d4y0 2195i0 7x3w0 bj320 6uao0 bvs00 7x6o0 9d1c0 7x6o0 asw00 7x6o0 asw00 7x6o0 asw00 8a5c0 asw00 7x6o0 ast80 77c40 biqk0 77c40 bvp80 6udg0 bvp80 77c40 biqk0 77c40 biqk0 77c40 biqk0 77c40 bvp80 6udg0 bvp80 6udg0 bvp80 77c40 biqk0 77c40 biqk0 8n6s0 9cyk0 9d440 9cyk0 9d440 9px80 9d440 9cyk0 9d440 9cyk0
Asia/Hovd|LMT 21996 0,+06 21600 0|01|2wtlp0
Asia/Irkutsk|IMT 25025 0,+07 25200 0,+08 28800 0|012|agxu0v 5fh175
Asia/Jakarta|BMT 25632 0,+0720 26400 0,+0730 27000 0,+09 32400 0,+08 28800 0,WIB 25200 0|01232425|ciuwyo 4lzxc0 4wdzjc 1tu960 1cx860 11jta0 74uc20
Asia/Jayapura|LMT 33768 0,+09 32400 0,+0930 34200 0,WIT 32400 0|0123|h4uom0 66bqe0 a37vy0
Asia/Jerusalem|JMT 8440 0,IST 7200 0,IDT 10800 1,IDDT 14400 1|01212121212121321212121212121212121|9e5w5k bp5aig 69xc0 2f1c0 10q800 7rmo0 b0ao0 7thc0 b0ao0 8jeo0 a8io0 8jeo0 a8io0 t9pc0 571c0 34yo0 9b6o0 9gqo0 8jeo0 7thc0 a6o00 bitc0 8a5c0 9d1c0 902o0 7x6o0 e1k00 4oio0 e1k00 4oio0 dolc0 64dc0 asw00 7k800
Asia/Kabul|+04 14400 0,+0430 16200 0|01|nhgq80
Asia/Kamchatka|LMT 38076 0,+11 39600 0,+12 43200 0|012|bxefyc 3z045o
Asia/Karachi|LMT 16092 0,+0530 19800 0,+0630 23400 1,+05 18000 0|01213|3ngzl0 im3zt0 1mn180 33xpg0
Asia/Kathmandu|LMT 20476 0,+0530 19800 0|01|afphj8
Asia/Khandyga|LMT 32533 0,+08 28800 0,+09 32400 0|012|aetqwb 5hl1jp
Asia/Kolkata|MMT 19270 0,IST 19800 0,+0630 23400 1|012121|34ozsq innm9a bmfw0 5lxg0 1mn180
Asia/Krasnoyarsk|LMT 22286 0,+06 21600 0,+07 25200 0|012|afypgy 5gg8j2
Asia/Kuala_Lumpur|LMT 24406 0,SMT 24925 0,+07 25200 0,+0720 26400 1,+0720 26400 0,+0730 27000 0,+09 32400 0|01234565|irei2 2ax69l eeb94d 1kbr2o 2yhc00 8n3jc 1v2p60
Asia/Kuching|LMT 26480 0,+0730 27000 0,+08 28800 0,+0820 30000 1,+09 32400 0|0123232323232323242|dnhvkg 3khwxk 1epvy0 4ohqo e5a9c 4ohqo e3flc 4ohqo e3flc 4ohqo e3flc 4ohqo e5a9c 4ohqo e3flc 4ohqo 3ajlc 1v2qk0
Asia/Kuwait|LMT 11516 0,+03 10800 0|01|q3e9s4
Asia/Macau|LMT 27250 0,CST 28800 0,+09 32400 0,+10 36000 1,CDT 32400 1|01232321414141414141414141414141414141414141414141414141|2io8b2 jdvyoy 6onw0 ac580 8fs40 7v980 11luw0 awlc0 7vc00 ac800 bko00 7x6o0 9d1c0 7vc00 asw00 7x6o0 asw00 7x6o0 auqo0 88ao0 asw00 7x6o0 asw00 779c0 bitc0 779c0 bvs00 6uao0 bw1q0 77c40 biqk0 77c40 biqk0 77c40 biqk0 77c40 bvp80 6udg0 bvp80 6udg0 bvp80 77c40 biqk0 77c40 biqk0 8n6s0 9cvs0 9d6w0 9cvs0 9d6w0 9px80 9d440 9cyk0 9d440 9cyk0
Asia/Magadan|LMT 36192 0,+10 36000 0,+11 39600 0|012|cp4mqo 37a05c
Asia/Makassar|LMT 28656 0,MMT 28656 0,+08 28800 0,+09 32400 0,WITA 28800 0|01234|afpb80 6p5hc0 4u87w0 1w02k0
Asia/Manila|PST 28800 0,PDT 32400 1,JST 32400 0|010121010|j80cg0 3wnw0 2kc5g0 2zbw0 1leo00 dzpc0 4d3ms0 2rx80
Asia/Muscat|LMT 14064 0,+04 14400 0|01|afpmhc
Asia/Nicosia|LMT 8008 0,EET 7200 0|01|beukhk
Asia/Novokuznetsk|LMT 20928 0,+06 21600 0,+07 25200 0|012|cp33uo 37bu5c
Asia/Novosibirsk|LMT 19900 0,+06 21600 0,+07 25200 0|012|aesmn8 5hmbcs
Asia/Omsk|LMT 17610 0,+05 18000 0,+06 21600 0|012|ad8nqu 5j6d16
Asia/Oral|LMT 12324 0,+03 10800 0,+05 18000 0|012|cp555o 37a16c
Asia/Phnom_Penh|LMT 25180 0,PLMT 25590 0,+07 25200 0,+08 28800 0,+09 32400 0|012342|3e01wk 2isicm gj25iu 15ct80 8so00
Asia/Pontianak|LMT 26240 0,PMT 26240 0,+0730 27000 0,+09 32400 0,+08 28800 0,WITA 28800 0|01232425|4cgrr4 cse2o0 4tnu2w 1wkei0 1cx860 11jta0 74uc20
Asia/Pyongyang|LMT 30180 0,KST 30600 0,JST 32400 0,KST 32400 0|0123|4ax4po 1yh10c hk5da0
Asia/Qatar|LMT 12368 0,+04 14400 0|01|afpnsg
Asia/Qostanay|LMT 15268 0,+04 14400 0,+05 18000 0|012|cp52vw 37a0o4
Asia/Qyzylorda|LMT 15712 0,+04 14400 0,+05 18000 0|012|cp52jk 37a10g
Asia/Riyadh|LMT 11212 0,+03 10800 0|01|ompzck
Asia/Sakhalin|LMT 34248 0,+09 32400 0,+11 39600 0|012|2xy2wo kvnarc
Asia/Samarkand|LMT 16073 0,+04 14400 0,+05 18000 0|012|cp529j 37a1ah
Asia/Seoul|LMT 30472 0,KST 30600 0,JST 32400 0,KST 32400 0,KDT 36000 1,KDT 34200 1|01234343434315151515151513|4ax4hk 1yh18g hkx5a0 1faao0 5cik0 ae5g0 8a2k0 ae5g0 8bx80 c8tg0 6h980 1bj6s0 l3aq0 6j3w0 d2g40 6u7w0 b5xg0 776k0 biw40 776k0 biw40 776k0 biw40 776k0 grs40
Asia/Shanghai|LMT 29143 0,CST 28800 0,CDT 32400 1|012121212121212121|irauh 9jeyxj 8sl80 asbpg0 6w2k0 7ves0 bxjw0 4mqs0 1vduk0 d4as0 75bw0 a31g0 aaak0 9d440 7v980 awo40 1dx80
Asia/Singapore|LMT 24925 0,SMT 24925 0,+07 25200 0,+0720 26400 1,+0720 26400 0,+0730 27000 0,+09 32400 0|01234565|ire3n 2ax6o0 eeb94d 1kbr2o 2yhc00 8n3jc 1v2p60
Asia/Srednekolymsk|LMT 36892 0,+10 36000 0,+11 39600 0|012|cp4m78 37a0os
Asia/Taipei|CST 28800 0,JST 32400 0,CDT 32400 1|01020202020202020202020202020202020|jp6v40 45slc0 c51c0 75bw0 a31g0 aaak0 9d440 7v980 awo40 7v980 awo40 7v980 awo40 7v980 7tk40 clmk0 7rpg0 b07w0 7rpg0 b07w0 7rpg0 9et80 9eys0 9et80 9d440 9et80 9d440 9et80 9d440 9et80 cjxg0 69uk0 ci2s0 69uk0
Asia/Tashkent|LMT 16631 0,+05 18000 0,+06 21600 0|012|cp51u1 379yxz
Asia/Tbilisi|TBMT 10751 0,+03 10800 0,+04 14400 0|012|cp56dd h4tjyn
Asia/Tehran|LMT 12344 0,TMT 12344 0,+0330 12600 0|012|8ck3t4 a5dpc0
Asia/Thimphu|LMT 21516 0,+0530 19800 0|01|oumy2c
Asia/Tokyo|JST 32400 0,JDT 36000 1|010101010|p821o0 6uao0 afxc0 8a5c0 c8qo0 6hc00 c8qo0 6hc00
Asia/Tomsk|LMT 20391 0,+06 21600 0,+07 25200 0|012|af6yxl 5h7z2f
Asia/Ulaanbaatar|LMT 25652 0,+07 25200 0|01|2wtivg
Asia/Urumqi|LMT 21020 0,+06 21600 0|01|em0l44
Asia/Ust-Nera|LMT 34374 0,+08 28800 0,+09 32400 0|012|aetph6 5hl2yu
Asia/Vientiane|LMT 24624 0,PLMT 25590 0,+07 25200 0,+08 28800 0,+09 32400 0|01234232|3e02c0 2ishx6 gj25iu 15ct80 8so00 tmtk0 470yk0
Asia/Vladivostok|LMT 31651 0,+09 32400 0,+10 36000 0|012|bxnu8t 3yqvf7
Asia/Yakutsk|LMT 31138 0,+08 28800 0,+09 32400 0|012|aetrz2 5hl0gy
Asia/Yangon|RMT 23087 0,+0630 23400 0,+09 32400 0|0121|afpfip bnjp3b 1kh520
Asia/Yekaterinburg|LMT 14553 0,PMT 13505 0,+04 14400 0,+05 18000 0|0123|8m0srr 1kybx4 5pfyv5
Asia/Yerevan|LMT 10680 0,+03 10800 0,+04 14400 0|012|cp56fc h4tjwo
Atlantic/Azores|HMT -6872 0,-02 -7200 0,-01 -3600 1,+00 0 1,-01 -3600 0|012121212121212121212121212121212121212121212321232123212321212121212121212121212121212121212121212124|69eyw0 2bufw0 6zxg0 66800 bq580 71s40 bq580 71s40 bq580 73ms0 bq580 71s40 bq580 1b2g00 8so00 st1c0 8n400 9q000 902o0 a2yo0 902o0 a2yo0 8n400 st1c0 8n400 9d1c0 9d1c0 sg2o0 9d1c0 902o0 9q000 a2yo0 8n400 9d1c0 9d1c0 902o0 9q000 a2yo0 b5uo0 51hc0 bmio0 99c00 9ew00 88ao0 25p80 5reo0 3lpg0 779c0 1sqk0 6uao0 38qs0 6uao0 25p80 6hc00 38qs0 6uao0 25p80 6hc00 38qs0 8a5c0 9d1c0 9d9o0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9q000 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9q000 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9q000 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0
Atlantic/Bermuda|BMT -15558 0,BST -11958 1,AST -14400 0,ADT -10800 1|0101023232323232323232323232|90aeo6 95jw0 a16s0 7yyk0 5w74c0 69z5ru eefw0 7x9g0 biqk0 6udg0 c8nw0 6hes0 c8nw0 st440 64ak0 cyqs0 5ed80 dbpg0 5ed80 doo40 51ek0 doo40 51ek0 doo40 5ed80 1xuw40 7x3w0
Atlantic/Canary|LMT -3696 0,-01 -3600 0,WET 0 0|012|bkcyuo ctvupc
Atlantic/Cape_Verde|LMT -5644 0,-02 -7200 0,-01 -3600 1|0121|69eyw0 g06lc0 1mn180
Atlantic/Faroe|LMT -1624 0,WET 0 0|01|46rt94
Atlantic/Madeira|FMT -4056 0,-01 -3600 0,+00 0 1,+01 3600 1,WET 0 0|012121212121212121212121212121212121212121212321232123212321212121212121212121212121212121212121212124|69ew40 2bufw0 6zxg0 66800 bq580 71s40 bq580 71s40 bq580 73ms0 bq580 71s40 bq580 1b2g00 8so00 st1c0 8n400 9q000 902o0 a2yo0 902o0 a2yo0 8n400 st1c0 8n400 9d1c0 9d1c0 sg2o0 9d1c0 902o0 9q000 a2yo0 8n400 9d1c0 9d1c0 902o0 9q000 a2yo0 b5uo0 51hc0 bmio0 99c00 9ew00 88ao0 25p80 5reo0 3lpg0 779c0 1sqk0 6uao0 38qs0 6uao0 25p80 6hc00 38qs0 6uao0 25p80 6hc00 38qs0 8a5c0 9d1c0 9d9o0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9q000 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9q000 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9q000 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0
Atlantic/Reykjavik|LMT -5280 0,-01 -3600 0,+00 0 1,GMT 0 0|012121212121212121212121212121212121212121212121212121212121212121213|469deo 4rpd9c ci2s0 69uk0 du840 4xp80 du840 p7bw0 4w040 9bdzw0 9d6w0 64g40 cyl80 64dc0 clpc0 6hc00 bvs00 6uao0 bvs00 6uao0 bvs00 6uao0 c8qo0 6hc00 c8qo0 8a5c0 afxc0 8a5c0 afxc0 8a5c0 asw00 7x6o0 afxc0 8a5c0 asw00 8a5c0 afxc0 8a5c0 afxc0 8a5c0 afxc0 8a5c0 afxc0 8a5c0 asw00 8a5c0 afxc0 8a5c0 afxc0 8a5c0 afxc0 8a5c0 afxc0 8a5c0 afxc0 8a5c0 asw00 8a5c0 afxc0 8a5c0 afxc0 8a5c0 afxc0 8a5c0 afxc0 8a5c0 asw00 8a5c0
Atlantic/South_Georgia|-02 -7200 0|0|
Atlantic/St_Helena|JMT -1368 0,GMT 0 0|01|qm6h20
Atlantic/Stanley|SMT -13884 0,-04 -14400 0,-03 -10800 1|01212121212121|6d2ldo dbvxqc 8zzw0 9q2s0 8zzw0 a31g0 8zzw0 9q2s0 8zzw0 9q2s0 8zzw0 9q2s0 4xp80
Australia/Adelaide Australia/Broken_Hill Australia/Darwin|ACST 34200 0,ACDT 37800 1|010101010|8vdki0 49pc0 cxfk00 4h400 9d1c0 9d1c0 9q000 902o0
Australia/Brisbane Australia/Lindeman Australia/Melbourne Australia/Sydney|AEST 36000 0,AEDT 39600 1|010101010|8vdj40 49pc0 cxfk00 4h400 9d1c0 9d1c0 9q000 902o0
Australia/Eucla|+0845 31500 0,+0945 35100 1|0101010|8vdml0 49pc0 cxfk00 4h400 9d1c0 9d1c0
Australia/Hobart|AEST 36000 0,AEDT 39600 1|010101010101010101|8qn5s0 902o0 b5uo0 6hc00 c8qo0 6hc00 bx2ao0 4h400 9d1c0 9d1c0 9q000 902o0 c9tk00 9d1c0 asw00 6uao0 bvs00
Australia/Lord_Howe|AEST 36000 0|0|
Australia/Perth|AWST 28800 0,AWDT 32400 1|0101010|8vdoo0 49pc0 cxfk00 4h400 9d1c0 9d1c0
Etc/UTC|UTC 0 0|0|
Europe/Amsterdam|AMT 1172 0,NST 4772 1,+0120 4800 1,+0020 1200 0,CEST 7200 1,CET 3600 0|0101010101010101010101010101010101010101010123232345454545|8isf3g 7v980 a51o0 7x6o0 a2yo0 9d1c0 9q000 902o0 9q000 902o0 9q000 902o0 9b6o0 a2yo0 c51c0 6l1c0 902o0 9q000 ci000 682o0 bgyo0 79400 bitc0 779c0 bmio0 7gio0 bbeo0 7eo00 bd9c0 7ctc0 bf400 7ayo0 bvs00 6uao0 bko00 7idc0 b9k00 7gio0 bbeo0 7eo00 bf400 7ayo0 btxc0 21uc0 4uaz8 bitc0 779c0 bko00 7idc0 bd3s0 1aarpc 7k800 9q000 9d1c0 9d1c0 9d1c0 8l9c0
Europe/Andorra|LMT 364 0,WET 0 0,CET 3600 0|012|irx1w nvgqy4
Europe/Astrakhan|LMT 11532 0,+03 10800 0,+04 14400 0|012|cp3b3o 37bv8c
Europe/Athens|AMT 5692 0,EET 7200 0,EEST 10800 1,CEST 7200 1,CET 3600 0|012123434121|8nbabk 8bjasg 2vmk0 4hiw40 16ik0 scog0 7lx40 9o2k0 9eys0 4atzw0 6djw0
Europe/Belgrade Europe/Podgorica|CET 3600 0,CEST 7200 1|010101010|ljvbs0 swz00 7k800 9q000 9d1c0 9d1c0 b7pc0 6qlc0
Europe/Bratislava Europe/Prague|CET 3600 0,CEST 7200 1,GMT 0 0|0101010101010101020101010|8isag0 7ves0 a4yw0 7x6o0 asw00 7x6o0 b8qdc0 1cm000 7k800 9q000 9d1c0 9d1c0 9d1c0 9d1c0 b5uo0 7vc00 2vs40 4bk00 2vmk0 8n400 a2yo0 8n400 9o5c0 91xc0
Europe/Brussels|WET 0 0,CET 3600 0,CEST 7200 1,WEST 3600 1|01212121030303030303030303030303030303030303030303032121212121|7r0g00 rrx80 7vc00 a4yw0 7x6o0 asw00 7x6o0 2wh40 5omo0 b5uo0 6uao0 cyo00 7ayo0 bko00 7rmo0 a2yo0 a2yo0 8n400 902o0 9q000 9d1c0 9d1c0 a2yo0 8n400 9q000 902o0 a2yo0 90b00 a2yo0 8n400 9q000 902o0 a2yo0 8n400 9d1c0 9d1c0 902o0 a2yo0 9d1c0 9d1c0 902o0 9q000 a2yo0 8n400 9d1c0 9d1c0 902o0 9q000 a2yo0 b5uo0 51hc0 4deo0 1a36k0 7k800 9q000 9d1c0 8l9c0 a4tc0 8l9c0 clpc0 79400
Europe/Bucharest|BMT 6264 0,EET 7200 0,EEST 10800 1|012121212121212121|ggwb60 fj8m0 6w5c0 9d1c0 9d1c0 9q000 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0
Europe/Budapest|CET 3600 0,CEST 7200 1|01010101010101010101010101010101010|8isag0 7ves0 a4yw0 7x6o0 asw00 7x6o0 auqo0 7vc00 afxc0 8n400 aq1x00 thcc0 7k800 9q000 9d1c0 9d1c0 awd00 9eys0 7pxk0 9rrw0 9b9g0 9d1c0 9d1c0 9d1c0 9q000 902o0 2f4vs0 6u7w0 bw0c0 6uao0 clpc0 64dc0 clpc0 64dc0
Europe/Busingen Europe/Vaduz Europe/Zurich|CET 3600 0,CEST 7200 1|01010|lkp400 7x6o0 asw00 7x6o0
Europe/Chisinau|CMT 6900 0,BMT 6264 0,EET 7200 0,EEST 10800 1,CEST 7200 1,CET 3600 0,MSK 10800 0|01232323232323232323454546|9gh9cc 70f1to fj8m0 6w5c0 9d1c0 9d1c0 9q000 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 geqo0 ha580 oc8g0 7k800 9q000 9d1c0 7cl00
Europe/Copenhagen|CET 3600 0,CEST 7200 1|01010101010101010|8ji7s0 75bw0 cbs2w0 1aco80 7k800 9q000 9d1c0 9d1c0 9d1c0 6y000 dbmo0 6bs00 clpc0 51hc0 e1k00 4oio0
Europe/Dublin|DMT -1521 0,IST 2079 1,GMT 0 0,BST 3600 1,IST 3600 1,IST 3600 0|01232323232324242424242424242424242424242424242424242424242424242424242424242424242424242424245|8jto29 6uao0 9pytr 8c000 9o5c0 9ruo0 9b6o0 9ew00 9b6o0 auqo0 88ao0 9ew00 8y800 a2yo0 a2yo0 7k800 asw00 8a5c0 asw00 7x6o0 asw00 8n400 9q000 902o0 afxc0 8n400 a2yo0 8n400 9q000 902o0 a2yo0 8n400 a2yo0 8n400 9q000 9d1c0 a2yo0 8n400 9q000 902o0 a2yo0 8n400 a2yo0 8n400 9q000 902o0 a2yo0 b5uo0 51hc0 3g8800 8a5c0 bvs00 8n400 a2yo0 7x6o0 asw00 8n400 9q000 902o0 9q000 9d1c0 9q000 902o0 8n400 9q000 902o0 a2yo0 8n400 afxc0 8n400 9q000 902o0 a2yo0 8n400 a2yo0 8n400 9q000 902o0 902o0 b5uo0 7k800 b5uo0 7x6o0 asw00 7k800 b5uo0 7k800 b5uo0 7k800 b5uo0 7k800 bitc0 5reo0 cyfo0
Europe/Gibraltar|GMT 0 0,BST 3600 1,BDST 7200 1,CET 3600 0|01010101010101010101010101010101010101010101010101212121212101012101010101010101010103|8jtmw0 6uao0 9q000 8c000 9o5c0 9ruo0 9b6o0 9ew00 9b6o0 auqo0 88ao0 9ew00 8y800 a2yo0 a2yo0 7k800 asw00 8a5c0 asw00 8n400 a2yo0 8n400 9q000 902o0 afxc0 8n400 a2yo0 8n400 9q000 902o0 a2yo0 8n400 a2yo0 8n400 9q000 9d1c0 a2yo0 8n400 9q000 902o0 a2yo0 8n400 a2yo0 8n400 9q000 902o0 a2yo0 b5uo0 51hc0 mbmk0 51hc0 c8qo0 6hc00 c8qo0 6uao0 bvs00 8n400 a4tc0 5clc0 4bms0 9q000 902o0 8a5c0 1frw0 64dc0 4bms0 6uao0 bvs00 7x6o0 asw00 8n400 9q000 902o0 9q000 9d1c0 9q000 902o0 8n400 9q000 902o0 a2yo0 8n400 afxc0 8n400 9q000
Europe/Guernsey|LMT -609 0,GMT 0 0,BST 3600 1,CEST 7200 1,CET 3600 0,BDST 7200 1,BST 3600 0|0121212121212121212121212121212121212121212121212123434343521212521212121212121212121212121212121212121212126|70vpsx 1ixx33 6uao0 9q000 8c000 9o5c0 9ruo0 9b6o0 9ew00 9b6o0 auqo0 88ao0 9ew00 8y800 a2yo0 a2yo0 7k800 asw00 8a5c0 asw00 8n400 a2yo0 8n400 9q000 902o0 afxc0 8n400 a2yo0 8n400 9q000 902o0 a2yo0 8n400 a2yo0 8n400 9q000 9d1c0 a2yo0 8n400 9q000 902o0 a2yo0 8n400 a2yo0 8n400 9q000 902o0 a2yo0 b5uo0 51hc0 6kt00 17vs80 7k800 9q000 9d1c0 9d1c0 9d1c0 1ufo0 3i5o0 4bms0 9q000 902o0 8a5c0 1frw0 64dc0 4bms0 6uao0 bvs00 7x6o0 asw00 8n400 9q000 902o0 9q000 9d1c0 9q000 902o0 8n400 9q000 902o0 a2yo0 8n400 afxc0 8n400 9q000 902o0 a2yo0 8n400 a2yo0 8n400 9q000 902o0 902o0 b5uo0 7k800 b5uo0 7x6o0 asw00 7k800 b5uo0 7k800 b5uo0 7k800 b5uo0 7k800 bitc0 5reo0 cyfo0
Europe/Helsinki Europe/Mariehamn|HMT 5989 0,EET 7200 0,EEST 10800 1|0121|b4pspn ax3tqd 9gqo0
Europe/Isle_of_Man Europe/London|GMT 0 0,BST 3600 1,BDST 7200 1,BST 3600 0|0101010101010101010101010101010101010101010101010121212121210101210101010101010101010101010101010101010101013|8jtmw0 6uao0 9q000 8c000 9o5c0 9ruo0 9b6o0 9ew00 9b6o0 auqo0 88ao0 9ew00 8y800 a2yo0 a2yo0 7k800 asw00 8a5c0 asw00 8n400 a2yo0 8n400 9q000 902o0 afxc0 8n400 a2yo0 8n400 9q000 902o0 a2yo0 8n400 a2yo0 8n400 9q000 9d1c0 a2yo0 8n400 9q000 902o0 a2yo0 8n400 a2yo0 8n400 9q000 902o0 a2yo0 b5uo0 51hc0 mbmk0 51hc0 c8qo0 6hc00 c8qo0 6uao0 bvs00 8n400 a4tc0 5clc0 4bms0 9q000 902o0 8a5c0 1frw0 64dc0 4bms0 6uao0 bvs00 7x6o0 asw00 8n400 9q000 902o0 9q000 9d1c0 9q000 902o0 8n400 9q000 902o0 a2yo0 8n400 afxc0 8n400 9q000 902o0 a2yo0 8n400 a2yo0 8n400 9q000 902o0 902o0 b5uo0 7k800 b5uo0 7x6o0 asw00 7k800 b5uo0 7k800 b5uo0 7k800 b5uo0 7k800 bitc0 5reo0 cyfo0
Europe/Istanbul|IMT 7016 0,EET 7200 0,EEST 10800 1|012121212121212121212121212121212121|5lwd94 2wvx6w 7v980 1tjc40 aunw0 88dg0 9et80 8yas0 a2vw0 tzpg0 79180 awo40 7v980 7p4040 4zjw0 2vs40 f4d80 9vms0 1u5ek0 c5440 69uk0 acas0 8n180 a31g0 8n180 9q2s0 8zzw0 a31g0 8zzw0 a31g0 8n180 5md9g0 o9zw0 a6qs0 75bw0
Europe/Jersey|GMT 0 0,BST 3600 1,CEST 7200 1,CET 3600 0,BDST 7200 1,BST 3600 0|010101010101010101010101010101010101010101010101012323232410101410101010101010101010101010101010101010101015|8jtmw0 6uao0 9q000 8c000 9o5c0 9ruo0 9b6o0 9ew00 9b6o0 auqo0 88ao0 9ew00 8y800 a2yo0 a2yo0 7k800 asw00 8a5c0 asw00 8n400 a2yo0 8n400 9q000 902o0 afxc0 8n400 a2yo0 8n400 9q000 902o0 a2yo0 8n400 a2yo0 8n400 9q000 9d1c0 a2yo0 8n400 9q000 902o0 a2yo0 8n400 a2yo0 8n400 9q000 902o0 a2yo0 b5uo0 51hc0 6kt00 17vs80 7k800 9q000 9d1c0 9d1c0 9d1c0 1ufo0 3i5o0 4bms0 9q000 902o0 8a5c0 1frw0 64dc0 4bms0 6uao0 bvs00 7x6o0 asw00 8n400 9q000 902o0 9q000 9d1c0 9q000 902o0 8n400 9q000 902o0 a2yo0 8n400 afxc0 8n400 9q000 902o0 a2yo0 8n400 a2yo0 8n400 9q000 902o0 902o0 b5uo0 7k800 b5uo0 7x6o0 asw00 7k800 b5uo0 7k800 b5uo0 7k800 b5uo0 7k800 bitc0 5reo0 cyfo0
Europe/Kaliningrad|CET 3600 0,CEST 7200 1,EET 7200 0,EEST 10800 1,MSK 10800 0|010101010101012324|8isag0 7ves0 a4yw0 7x6o0 asw00 7x6o0 b8qdc0 1cm000 7k800 9q000 9d1c0 9d1c0 9d1c0 el00 z6o0 9kd80 82tg0
Europe/Kirov|LMT 11928 0,+03 10800 0,+04 14400 0|012|a696o0 5q5zo0
Europe/Kyiv|KMT 7324 0,EET 7200 0,MSK 10800 0,CEST 7200 1,CET 3600 0|01234342|cp590k 37a03g 5vd6k0 kzv40 7k800 9q000 1oyg0
Europe/Lisbon|LMT -2205 0,WET 0 0,WEST 3600 1,WEMT 7200 1,CET 3600 0|012121212121212121212121212121212121212121212321232123212321212121212121212121212121212121212121212124|69etc0 2bufw0 6zxg0 66800 bq580 71s40 bq580 71s40 bq580 73ms0 bq580 71s40 bq580 1b2g00 8so00 st1c0 8n400 9q000 902o0 a2yo0 902o0 a2yo0 8n400 st1c0 8n400 9d1c0 9d1c0 sg2o0 9d1c0 902o0 9q000 a2yo0 8n400 9d1c0 9d1c0 902o0 9q000 a2yo0 b5uo0 51hc0 bmio0 99c00 9ew00 88ao0 25p80 5reo0 3lpg0 779c0 1sqk0 6uao0 38qs0 6uao0 25p80 6hc00 38qs0 6uao0 25p80 6hc00 38qs0 8a5c0 9d1c0 9d9o0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9q000 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9q000 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9q000 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0
Europe/Ljubljana Europe/Sarajevo Europe/Skopje Europe/Zagreb|CET 3600 0,CEST 7200 1|010101010|ljvbs0 swz00 7k800 9q000 9d1c0 9d1c0 9d1c0 8l9c0
Europe/Luxembourg|LMT 1476 0,CET 3600 0,CEST 7200 1,WET 0 0,WEST 3600 1,WEST 7200 1,WET 3600 0|01212121343434343434343434343434343434343434343434345656512121|2ax5j0 68l290 75hg0 ast80 796s0 at1k0 7x6o0 3lh40 4zmo0 b6300 6u2c0 cytk0 7at40 bktk0 7rh40 a31g0 a2vw0 8n9k0 8zx40 9q2s0 9et80 9b9g0 a2vw0 8n6s0 9px80 905g0 a2vw0 905g0 a2vw0 8ncc0 9q000 902o0 a2yo0 8n400 9d1c0 9d1c0 902o0 a2yo0 9d1c0 9d1c0 902o0 9q000 a2yo0 8n400 9d1c0 9d1c0 902o0 9q000 a2yo0 b5uo0 51hc0 42ao0 1aeak0 7k800 9q000 9d1c0 8n400 a2yo0 8l9c0 clpc0 79400
Europe/Madrid|LMT -884 0,WET 0 0,WEST 3600 1,WEMT 7200 1,CET 3600 0,CEST 7200 1|01212121212121212123214545454545454|irxc0 90sik0 8yas0 9cyk0 9eys0 2d2vw0 8sqs0 ssyk0 8n6s0 9px80 905g0 a2yo0 902o0 a2vw0 8n6s0 40lh80 5k2s0 9cyk0 1frw0 7z1c0 j1c80 8a2k0 13yt80 685g0 brzw0 8n6s0 a2vw0 8n6s0 a2vw0 8n6s0 a2vw0 8n6s0 1clx80 7x9g0
Europe/Malta|CET 3600 0,CEST 7200 1|010101010101010101010101010101010|8kjbw0 64ak0 9d440 9et80 88dg0 aunw0 7ig40 b5rw0 8n6s0 9cyk0 aau2s0 18r9k0 7k800 9q000 9b6o0 8n400 a4tc0 8j940 9f1k0 afxc0 89zs0 afxc0 7kdk0 b5uo0 979rs0 6h980 cls40 64dc0 clpc0 64dc0 cyo00 64dc0
Europe/Minsk|MMT 6600 0,EET 7200 0,MSK 10800 0,CEST 7200 1,CET 3600 0|012343432|cp59ko 379zjc 5r1mk0 pbf40 7k800 9q000 9d1c0 4oac0
Europe/Monaco|PMT 561 0,WET 0 0,WEST 3600 1,WEMT 7200 1,CET 3600 0|0121212121212121212121212121212121212121212121212123232323234|5v3zkf 2pzpnl 5luo0 8y800 a4tc0 7vc00 auqo0 7idc0 b7pc0 6sg00 cyo00 7ayo0 bko00 7rmo0 a2yo0 bvs00 6uao0 902o0 9q000 9d1c0 9d1c0 a2yo0 8n400 9q000 902o0 a2yo0 902o0 a2yo0 8n400 9q000 902o0 a2yo0 8n400 9d1c0 9d1c0 902o0 a2yo0 9d1c0 9d1c0 902o0 9q000 a2yo0 8n400 9d1c0 9d1c0 902o0 9q000 a2yo0 b5uo0 51po0 mdbo0 7x3w0 7x9g0 c8w80 7k800 9q000 9d1c0 9nzs0 922w0 8l9c0
Europe/Moscow|MMT 9017 0,MMT 9079 0,MST 12679 1,MDST 16279 1,MSD 14400 1,MSK 10800 0,+05 18000 1,EET 7200 0|012132345464575|8m0x1j ipzua 97hc0 7yyk0 5i840 d9p80 1jwk7 2cvk0 s8o00 1qvw0 8fpc0 1jms0 is040 412as0
Europe/Oslo|CET 3600 0,CEST 7200 1|0101010101010101010101010|8jvc00 6qfs0 cgcqo0 15tsc0 7k800 9q000 9d1c0 9d1c0 9d1c0 9d1c0 70q5c0 9q000 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9d1c0 9q000 b5uo0 7k800
Europe/Paris|PMT 561 0,WET 0 0,WEST 3600 1,CEST 7200 1,CET 3600 0,WEMT 7200 1|012121212121212121212121212121212121212121212121212343435254|5u6nkf 2qx1nl 5luo0 8y800 a4tc0 7vc00 auqo0 7idc0 b7pc0 6sg00 cyo00 7ayo0 bko00 7rmo0 a2yo0 bvs00 6uao0 902o0 9q000 9d1c0 9d1c0 a2yo0 8n400 9q000 902o0 a2yo0 902o0 a2yo0 8n400 9q000 902o0 a2yo0 8n400 9d1c0 9d1c0 902o0 a2yo0 9d1c0 9d1c0 902o0 9q000 a2yo0 8n400 9d1c0 9d1c0 902o0 9q000 a2yo0 b5uo0 51po0 5p8w0 18rcc0 7k800 9q000 9d1c0 7efo0 29k40 922w0 8l9c0
Europe/Riga|RMT 5794 0,LST 9394 1,EET 7200 0,MSK 10800 0,CEST 7200 1,CET 3600 0|01010234545453|9jip32 7x6o0 a4tc0 2mg00 3myns0 7fhlky gz180 p5v40 7k800 9q000 9d1c0 9d1c0 k7s0
Europe/Rome Europe/San_Marino Europe/Vatican|CET 3600 0,CEST 7200 1|010101010101010101010101010101010|8kjbw0 64ak0 9d440 9et80 88dg0 aunw0 7ig40 b5rw0 8n6s0 9cyk0 aau2s0 18r9k0 7k800 9q000 9d1c0 8l9c0 a4tc0 8j940 9f1k0 afxc0 89zs0 afxc0 7kdk0 b5uo0 979rs0 6h980 cls40 64dc0 clpc0 64dc0 cyo00 64dc0
Europe/Samara|LMT 12020 0,+03 10800 0,+04 14400 0|012|a696o0 5q5zo0
Europe/Saratov|LMT 11058 0,+03 10800 0,+04 14400 0|012|a696o0 5q5zo0
Europe/Simferopol|SMT 8160 0,EET 7200 0,MSK 10800 0,CEST 7200 1,CET 3600 0|012343432|cp58dc 37a0qo 5xiyk0 iu340 7k800 9q000 9d1c0 iac0
Europe/Sofia|EET 7200 0,CET 3600 0,CEST 7200 1|0121210|mcsas0 7k800 9q000 9d1c0 9d1c0 9d440
Europe/Stockholm|CET 3600 0,CEST 7200 1|010|8ji7s0 75hg0
Europe/Tallinn|TMT 5940 0,CET 3600 0,CEST 7200 1,EET 7200 0,MSK 10800 0|0121034212124|9frcr0 3re10 7x6o0 et6g0 ygov0 a1zgd0 ktx80 l94g0 7k800 9q000 9d1c0 8uac0
Europe/Tirane|LMT 4760 0,CET 3600 0,CEST 7200 1|012121|7b0ezs dt2gw8 18pew0 7k800 m800
Europe/Ulyanovsk|LMT 11616 0,+03 10800 0,+04 14400 0|012|a696o0 5q5zo0
Europe/Vienna|CET 3600 0,CEST 7200 1|01010101010101010101010|8isag0 7ves0 a4yw0 7x6o0 asw00 7x6o0 t6000 8a5c0 a7a800 1cm000 7k800 9q000 9d1c0 9d1c0 9d1c0 iio0 ivmo0 91xc0 9b6o0 9d1c0 a2yo0 8n400
Europe/Vilnius|WMT 5040 0,KMT 5736 0,CET 3600 0,EET 7200 0,MSK 10800 0,CEST 7200 1|012324525254|8ve1g0 1g224o e75nc 4kqk0 acbs40 gpp40 pits0 7k800 9q000 9d1c0 65zo0
Europe/Volgograd|LMT 10660 0,+03 10800 0,+04 14400 0|012|aftefw 5glrw4
Europe/Warsaw|WMT 5040 0,CET 3600 0,CEST 7200 1,EET 7200 0,EEST 10800 1|0121212343121212121212121212121212121212121|84wc40 dvyc0 7ves0 a4yw0 7x6o0 asw00 7x6o0 aunw0 7x6o0 1evbs0 9fcwc0 18cao0 7k800 9q000 9d1c0 9gnw0 an980 9kd80 8fs40 922w0 ar1c0 7x6o0 a2yo0 8n400 9q000 902o0 4013w0 64dc0 9d1c0 9d1c0 clpc0 6hc00 9d1c0 9d1c0 c8qo0 6hc00 c8qo0 6hc00 c8qo0 6hc00 clpc0 64dc0
Indian/Antananarivo|LMT 11404 0,EAT 10800 0,EAST 14400 1|0121|5zxtv8 m9lccs 4oio0
Indian/Chagos|LMT 17380 0,+05 18000 0|01|3ngyl8
Indian/Christmas|+07 25200 0|0|
Indian/Cocos|+0630 23400 0|0|
Indian/Comoro|LMT 10384 0,EAT 10800 0|01|5zxunk
Indian/Kerguelen|-00 0 0,+05 18000 0|01|q3eio0
Indian/Mahe|LMT 13308 0,+04 14400 0|01|3nh1qc
Indian/Maldives|MMT 17640 0,+05 18000 0|01|vb93q0
Indian/Mauritius|LMT 13800 0,+04 14400 0|01|3nh1co
Indian/Mayotte|LMT 10856 0,EAT 10800 0|01|5zxuag
Indian/Reunion|LMT 13312 0,+04 14400 0|01|5ye8e8
Pacific/Apia|LMT -41216 0,-1130 -41400 0,-11 -39600 0|012|5qnrsw kcrmt4
Pacific/Auckland|NZMT 41400 0,NZST 45000 1,NZST 43200 1,NZST 43200 0|01020202020202020202020202023|ej4lm0 64ak0 biw40 7x5a0 asxe0 7x5a0 asxe0 7x5a0 asxe0 8a3y0 afyq0 8a3y0 afyq0 afvy0 7x820 asum0 7x820 asum0 7x820 asum0 7x820 asum0 7x820 b5ta0 7k9e0 b5ta0 7x820 2qrd20
Pacific/Bougainville|+10 36000 0,+09 32400 0|010|m6dtk0 1n05g0
Pacific/Chatham|+1215 44100 0,+1245 45900 0|01|o080n0
Pacific/Chuuk|LMT 36428 0,+10 36000 0,+09 32400 0|012121|ir584 76a5nw 29hes0 bkenw0 29fk40
Pacific/Easter|EMT -26248 0,-07 -25200 0,-06 -21600 1|01212|h1r094 ivmeuw 7k580 c8tg0
Pacific/Efate|LMT 40396 0,+11 39600 0|01|6a065w
Pacific/Fakaofo|LMT -41096 0,-11 -39600 0|01|ist1k
Pacific/Fiji|LMT 42944 0,+12 43200 0|01|893dj4
Pacific/Funafuti|LMT 43012 0,+12 43200 0|01|ir058
Pacific/Galapagos|LMT -21504 0,-05 -18000 0|01|g6f4lc
Pacific/Gambier|LMT -32388 0,-09 -32400 0|01|6niwzo
Pacific/Guadalcanal|LMT 38388 0,+11 39600 0|01|6nhedo
Pacific/Guam|LMT 34740 0,GST 36000 0,+09 32400 0,GDT 39600 1|0121313131|ir6j0 ld6pp0 1dl9g0 7s1k40 txp80 3frms0 qdrpo 7kgac 3ljw0
Pacific/Honolulu|HST -37800 0,HDT -34200 1,HWT -34200 1,HPT -34200 1,HST -36000 0|0102304|he5pe0 13l00 4jvb00 1tyvu0 2e5e0 votg0
Pacific/Kanton|-00 0 0,-12 -43200 0|01|jnm2o0
Pacific/Kiritimati|LMT -37760 0,-1040 -38400 0|01|isqgw
Pacific/Kosrae|LMT 39116 0,+11 39600 0,+09 32400 0,+10 36000 0,+12 43200 0|01213214|ir35g 76a4yk 29hhk0 9cmd40 27sas0 29fk40 cm2540
Pacific/Kwajalein|LMT 40160 0,+11 39600 0,+10 36000 0,+09 32400 0,-12 -43200 0|012314|ir2cg ise0fk 27sas0 1hjus0 ddxug0
Pacific/Majuro|LMT 41088 0,+11 39600 0,+09 32400 0,+10 36000 0,+12 43200 0|01213214|ir1mo 76a6hc 29hhk0 9cmd40 27sas0 1h6w40 deat40
Pacific/Marquesas|LMT -33480 0,-0930 -34200 0|01|6nixu0
Pacific/Midway|LMT -42568 0,-11 -39600 0,-10 -36000 1,SST -39600 0|0123|isu6g sx94dk 4ofw0
Pacific/Nauru|LMT 40060 0,+1130 41400 0,+09 32400 0|0121|az8rr8 ba66ys 1kwca0
Pacific/Niue|LMT -40780 0,-1120 -40800 0,-11 -39600 0|012|rjufgs 63yiok
Pacific/Norfolk|LMT 40312 0,+1112 40320 0,+1130 41400 0|012|ir288 q3eins
Pacific/Noumea|LMT 39948 0,+11 39600 0|01|6a06ic
Pacific/Pago_Pago|LMT -40968 0,SST -39600 0|01|5qnrm0
Pacific/Palau|LMT 32276 0,+09 32400 0|01|ir8fg
Pacific/Pitcairn|LMT -31220 0,-0830 -30600 0|01|islf8
Pacific/Pohnpei|LMT 37972 0,+11 39600 0,+09 32400 0,+10 36000 0|0121321|ir418 76a42s 29hhk0 9cmd40 27sas0 29fk40
Pacific/Port_Moresby|+10 36000 0|0|
Pacific/Rarotonga|LMT -38344 0,-1030 -37800 0|01|rjudl4
Pacific/Saipan|LMT 34980 0,+09 32400 0,GST 36000 0,GDT 39600 1|012323232|ir6cc mpn8no 7t6as0 txp80 3frms0 qdrpo 7kgac 3ljw0
Pacific/Tahiti|LMT -35896 0,-10 -36000 0|01|6nizp4
Pacific/Tarawa|LMT 41524 0,+12 43200 0|01|ir1ak
Pacific/Tongatapu|LMT 44352 0,+1220 44400 0,+13 46800 0|012|nuer40 7znjyo
Pacific/Wake|LMT 39988 0,+12 43200 0|01|ir2h8
Pacific/Wallis|LMT 44120 0,+12 43200 0|01|iqzag`;
