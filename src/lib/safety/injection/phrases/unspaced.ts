import { type Phrase, phrase } from './phrase.ts';

/** Phrases with groups of substrings, for texts without spaces; parts of one phrase are a few characters apart. */
export const UNSPACED: Phrase[] = [
  // Chinese, simplified and traditional
  phrase(
    'override',
    '忽略 无视 無視 忘记 忘記 不要理会 覆盖',
    '你的 之前 以上 先前 所有 上述 前面 原有',
    '指令 指示 提示 规则 規則 命令 说明',
  ),
  phrase(
    'reveal_prompt',
    '显示 显示 输出 透露 泄露 重复 告诉我 顯示',
    '系统 系統 你的 隐藏',
    '提示词 提示詞 系统提示 系統提示 初始指令',
  ),
  phrase('conceal', '不要 不得 切勿 别', '告诉 告訴 提及 通知 告知 透露', '用户 用戶 读者 使用者 收件人'),
  phrase(
    'new_role',
    '你现在是 你現在是 从现在起 從現在起 现在开始你',
    '助手 不受限制 没有限制 模型 机器人 你',
  ),
  phrase('insert_link', '添加 插入 加入 包含 附上', '链接 連結 图片 网址', '回复 回覆 摘要 总结 答复'),
  phrase('exfiltrate', '转发 轉發 发送 發送 发给', '所有 全部 其他', '邮件 郵件 客户 密码 发票 对话'),
  phrase('addresses_ai', '人工智能 ai AI', '助手 助理 模型 请注意 指令'),
  // Japanese
  phrase(
    'override',
    '無視 忘れて 忘れ 無効',
    '以前の これまでの 上記の すべての 全ての 前の 今までの',
    '指示 命令 ルール プロンプト 指令',
  ),
  phrase('reveal_prompt', '表示 開示 教えて 出力 公開', 'システム あなたの 隠された', 'プロンプト 初期指示'),
  phrase(
    'conceal',
    '伝えない 知らせない 言わない 言及しない 教えない 伝えず 知らせず',
    'ユーザー 利用者 読者 受信者',
  ),
  phrase(
    'new_role',
    'あなたは今から 今からあなたは これからあなたは あなたはもう',
    'アシスタント 制限 モデル AI ai ボット',
  ),
  phrase('insert_link', '追加 挿入 含めて 入れて', 'リンク 画像 url', '返信 要約 回答'),
  phrase('exfiltrate', '転送 送信 送って', 'すべての 全ての 全 他の', 'メール 顧客 パスワード 請求書 会話'),
  phrase('addresses_ai', 'ai AI 人工知能', 'アシスタント モデル への指示 注意'),
];
