CREATE TABLE "password_resets" (
	"email" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"proof_hash" text
);
