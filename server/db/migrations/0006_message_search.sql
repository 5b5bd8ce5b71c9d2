CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE TABLE "search_blocks" (
	"room_id" bigint NOT NULL,
	"first_message_id" bigint NOT NULL,
	"last_message_id" bigint NOT NULL,
	"last_talk_number" integer NOT NULL,
	"message_ids" bigint[] NOT NULL,
	"keys" text NOT NULL,
	"initials" text NOT NULL,
	CONSTRAINT "search_blocks_room_id_first_message_id_pk" PRIMARY KEY("room_id","first_message_id")
);
--> statement-breakpoint
ALTER TABLE "search_blocks" ADD CONSTRAINT "search_blocks_room_id_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_blocks_pieces" ON "search_blocks" USING gin ("room_id","keys" gin_trgm_ops,"initials" gin_trgm_ops) WITH (fastupdate=false);